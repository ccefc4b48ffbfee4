import type pg from "pg"

/**
 * Drops a schema that has migrations the backup has not (`seen`): a migration runs only once, so it would never be
 * applied to the older rows being restored. A schema as old as the backup is kept, so nothing is lost if restoring
 * fails.
 */
export const clearNewerSchema = async (client: pg.ClientBase, seen: ReadonlyArray<string>): Promise<void> => {
  const {
    rows: [there]
  } = await client.query<{ migrations: string | null }>("select to_regclass('public.migration') as migrations")
  if (there!.migrations === null) return
  const { rowCount } = await client.query("select from migration where name <> all($1)", [seen])
  if (rowCount === 0) return
  await client.query("begin")
  await dropAll(
    client,
    "select format('drop table %s cascade', oid::regclass) as drop from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition"
  )
  // The search functions are owned by a separate role.
  await client.query("set local role frit_search")
  await dropAll(
    client,
    "select format('drop function %s', oid::regprocedure) as drop from pg_proc where pronamespace = 'public'::regnamespace and proowner = 'frit_search'::regrole"
  )
  await client.query("commit")
}

const dropAll = async (client: pg.ClientBase, named: string) => {
  const { rows } = await client.query<{ drop: string }>(named)
  for (const { drop } of rows) await client.query(drop)
}
