import type pg from "pg"

/** A table whose rows are worth keeping. `isWalled` tables show a shop's rows only while that shop is set. */
export interface KeptTable {
  /** As SQL writes it: `customer`, `pgboss.job`. */
  readonly name: string
  readonly columns: ReadonlyArray<string>
  readonly isWalled: boolean
}

/**
 * Every table of the database but the list of migrations, which a restore makes itself, and of the queue its jobs.
 * Partitions are kept with the table they are part of; columns that PostgreSQL works out are left to it.
 */
export const keptTables = async (client: pg.ClientBase): Promise<ReadonlyArray<KeptTable>> => {
  const { rows } = await client.query<KeptTable>(everyTable)
  return rows
}

const everyTable = `
select case nspname when 'public' then '' else quote_ident(nspname) || '.' end || quote_ident(relname) as name,
  relrowsecurity as "isWalled",
  array(select quote_ident(attname) from pg_attribute
    where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attname) as columns
from pg_class c join pg_namespace n on n.oid = relnamespace
where relkind in ('r', 'p') and not relispartition
  and (nspname = 'public' and relname <> 'migration' or nspname = 'pgboss' and relname = 'job')
order by nspname desc, relname`
