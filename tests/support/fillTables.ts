import type pg from "pg"

interface Column {
  readonly name: string
  readonly type: string
  readonly check: string | null
}

/**
 * Returns the tables with tenant rows, from the catalog: every table with a `tenant_id`, except the platform's own
 * events.
 */
export const tablesOfShops = async (owner: pg.Client): Promise<ReadonlyArray<string>> =>
  (
    await owner.query<{ name: string }>(`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace and c.relname <> 'platform_event' order by 1`)
  ).rows.map(({ name }) => name)

/** Runs SQL as the table owner, within a shop's tenant isolation. */
export const asTenant = async <A extends pg.QueryResultRow>(
  owner: pg.Client,
  tenant: string,
  sql: string,
  values: ReadonlyArray<unknown> = []
) => {
  await owner.query("select set_config('app.tenant_id', $1, false)", [tenant])
  return (await owner.query<A>(sql, [...values])).rows
}

/**
 * Adds a row that satisfies columns, checks and foreign keys to every tenant table that has none for this shop, so that
 * new tables are covered automatically.
 */
export const fillTables = async (owner: pg.Client, tenant: string): Promise<void> => {
  let waiting = await tablesOfShops(owner)
  while (waiting.length > 0) {
    const failed: Array<string> = []
    const why: Array<string> = []
    for (const table of waiting) {
      if ((await asTenant(owner, tenant, `select from "${table}" where tenant_id = $1 limit 1`, [tenant])).length > 0)
        continue
      await addRow(owner, tenant, table).catch((cause: Error) => {
        failed.push(table)
        why.push(`${table}: ${cause.message}`)
      })
    }
    if (failed.length === waiting.length) throw new Error(`No row could be inserted: ${why.join("; ")}`)
    waiting = failed
  }
}

/** Values for checks that compare two columns or require a format. */
const told: Readonly<Record<string, unknown>> = {
  "customer.language": "en",
  "job_link.language": "en",
  "message.language": "en",
  "installer_booking.ends_at": "2026-11-22T01:00:00Z",
  "search_charge.at": 2
}

const addRow = async (owner: pg.Client, tenant: string, table: string) => {
  const columns = await asTenant<Column & pg.QueryResultRow>(owner, tenant, columnsOf, [table])
  const keys = await asTenant<{ columns: ReadonlyArray<string>; parents: ReadonlyArray<string>; parent: string }>(
    owner,
    tenant,
    keysOf,
    [table]
  )
  const values = new Map<string, unknown>(
    columns.map((column) => [
      column.name,
      column.name === "tenant_id" ? tenant : (told[`${table}.${column.name}`] ?? valueOf(column))
    ])
  )
  for (const { columns: own, parent, parents } of keys) {
    const [row] = await asTenant(
      owner,
      tenant,
      `select ${parents.map((name) => `"${name}"`).join(", ")} from "${parent}" where "${parents[0]}" = $1 limit 1`,
      [tenant]
    )
    for (const [at, name] of own.entries()) if (values.has(name)) values.set(name, row?.[parents[at]!])
  }
  const names = [...values.keys()]
  await asTenant(
    owner,
    tenant,
    `insert into "${table}" (${names.map((name) => `"${name}"`).join(", ")}) values (${names.map((_, at) => `$${at + 1}`).join(", ")})`,
    [...values.values()]
  )
}

/** Returns the first value that the column's check lists, or else a value of its type. */
const valueOf = ({ check, type }: Column): unknown => {
  const listed = check === null ? null : /ARRAY\['([^']*)'/.exec(check)
  if (listed !== null) return listed[1]
  if (type === "uuid") return crypto.randomUUID()
  if (type === "boolean") return false
  if (type === "date") return "2026-11-22"
  if (type.startsWith("timestamp")) return "2026-11-22T00:00:00Z"
  if (type.endsWith("[]")) return []
  if (/^json/.test(type)) return "{}"
  if (/int|numeric|double/.test(type)) return 1
  if (type === "bytea") return Buffer.from("x")
  return crypto.randomUUID()
}

/** Required columns, with their single-column check. */
const columnsOf = `
select a.attname as name, format_type(a.atttypid, null) as type,
  (select pg_get_constraintdef(oid) from pg_constraint where conrelid = a.attrelid and contype = 'c' and conkey = array[a.attnum] limit 1) as check
from pg_attribute a
where a.attrelid = to_regclass($1) and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attnotnull and not a.atthasdef
order by a.attnum`

const keysOf = `
select array(select attname::text from unnest(conkey) with ordinality as k (num, at) join pg_attribute on attrelid = conrelid and attnum = num order by at) as columns,
  array(select attname::text from unnest(confkey) with ordinality as k (num, at) join pg_attribute on attrelid = confrelid and attnum = num order by at) as parents,
  confrelid::regclass::text as parent
from pg_constraint where contype = 'f' and conrelid = to_regclass($1)`
