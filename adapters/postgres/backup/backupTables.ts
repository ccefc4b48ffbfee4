import type pg from "pg"

/** A table to back up. Tables with `isWalled` show a shop's rows only while that shop is set (row-level security). */
export interface BackupTable {
  /** As written in SQL: `customer`, `pgboss.job`. */
  readonly name: string
  readonly columns: ReadonlyArray<string>
  readonly isWalled: boolean
}

/**
 * Returns every table except the list of migrations, which a restore creates itself; of the queue, only its jobs.
 * Partitions are included in their parent table; generated columns are omitted.
 */
export const backupTables = async (client: pg.ClientBase): Promise<ReadonlyArray<BackupTable>> => {
  const { rows } = await client.query<BackupTable>(everyTable)
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
