import { assert, describe, it } from "@effect/vitest"
import pg from "pg"
import { afterAll, beforeAll, inject } from "vitest"
import { globalTables, tenantPolicy } from "#adapters/postgres/tenantPolicy.ts"
import { appendOnlyTables } from "#adapters/postgres/prepareDatabase.ts"

const owner = new pg.Client(inject("ownerUrl"))
const app = new pg.Client(inject("appUrl"))
beforeAll(async () => {
  await owner.connect()
  await app.connect()
})
afterAll(async () => {
  await owner.end()
  await app.end()
})

const rowsOf = async (client: pg.Client, sql: string, values: ReadonlyArray<unknown> = []) =>
  (await client.query(sql, [...values])).rows as Array<Record<string, unknown>>

const tenantTables = async () =>
  (
    await rowsOf(
      owner,
      "select relname from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by 1"
    )
  )
    .map(({ relname }) => String(relname))
    .filter((name) => !globalTables.includes(name))

const refusalOf = (client: pg.Client, sql: string, values: ReadonlyArray<unknown> = []) =>
  client.query(sql, [...values]).then(
    () => undefined,
    (error: { code?: string }) => error.code ?? "unknown"
  )

describe("tenant isolation in the database catalog", () => {
  it("is enabled and forced on every table that is not on the global list (T1)", async () => {
    const open = await rowsOf(
      owner,
      `
      select relname from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
      and not (relrowsecurity and relforcerowsecurity) and relname <> all($1)`,
      [globalTables]
    )
    assert.deepStrictEqual(open, [])
    assert.isAtLeast((await tenantTables()).length, 11)
  })

  it("has the condition declared in tenantPolicy.ts on every table, for reads and writes", async () => {
    const [declared] = tenantPolicy.policies
    const written = String(declared?.using).replace(/[\s()]|::text/g, "")
    const policies = await rowsOf(
      owner,
      "select tablename, qual, with_check from pg_policies where schemaname = 'public' and policyname = 'tenant_wall'"
    )
    assert.deepStrictEqual(policies.map(({ tablename }) => String(tablename)).sort(), await tenantTables())
    for (const { qual, with_check } of policies) {
      assert.strictEqual(String(qual).replace(/[\s()]|::text/g, ""), written)
      assert.strictEqual(String(with_check).replace(/[\s()]|::text/g, ""), written)
    }
  })

  it("has no other policy that the application could use", async () => {
    const others = await rowsOf(
      owner,
      "select policyname, roles::text[] as roles, cmd from pg_policies where schemaname = 'public' and policyname <> 'tenant_wall'"
    )
    for (const other of others)
      assert.deepStrictEqual(other, { policyname: "search", roles: ["frit_search"], cmd: "SELECT" })
  })

  it("applies to the owner as well: no table returns rows without a shop (T1)", async () => {
    for (const table of await tenantTables()) {
      await owner.query("select set_config('app.tenant_id', $1, false)", [crypto.randomUUID()])
      assert.deepStrictEqual(await rowsOf(owner, `select from "${table}" limit 1`), [], table)
    }
  })

  it("restricts the application role: not an owner, no superuser, no policy bypass, no table creation (T2)", async () => {
    const [role] = await rowsOf(
      owner,
      "select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = 'frit_app'"
    )
    assert.deepStrictEqual(role, { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false })
    assert.deepStrictEqual(await rowsOf(owner, "select tablename from pg_tables where tableowner = 'frit_app'"), [])
    assert.deepStrictEqual(
      await rowsOf(
        owner,
        "select roleid::regrole::text as member_of from pg_auth_members where member = 'frit_app'::regrole"
      ),
      []
    )
    assert.strictEqual(await refusalOf(app, "create table mine (id int)"), "42501")
    assert.strictEqual(await refusalOf(app, "alter table job disable row level security"), "42501")
    assert.strictEqual(await refusalOf(app, "set role frit_search"), "42501")
    const more = await rowsOf(
      owner,
      `
      select relname from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
      and (has_table_privilege('frit_app', oid, 'truncate') or has_table_privilege('frit_app', oid, 'references') or has_table_privilege('frit_app', oid, 'trigger'))`
    )
    assert.deepStrictEqual(more, [])
    const [schema] = await rowsOf(
      owner,
      "select has_schema_privilege('frit_app', 'public', 'create') as creates, has_database_privilege('frit_app', current_database(), 'create') as adds"
    )
    assert.deepStrictEqual(schema, { creates: false, adds: false })
    await app.query("select set_config('app.tenant_id', $1, false)", [crypto.randomUUID()])
    for (const table of appendOnlyTables) {
      for (const change of [`update ${table} set id = gen_random_uuid()`, `delete from ${table}`])
        assert.strictEqual(await refusalOf(app, change), "42501", change)
    }
    assert.includeMembers(appendOnlyTables, ["platform_event", "job_change", "signature"])
  })

  it("returns no row without a shop, with an empty shop, or with an unknown one (T3)", async () => {
    for (const table of await tenantTables()) {
      await app.query("reset app.tenant_id")
      assert.match(String(await refusalOf(app, `select * from "${table}"`)), /^(42704|22P02)$/, table)
      await app.query("select set_config('app.tenant_id', '', false)")
      assert.strictEqual(await refusalOf(app, `select * from "${table}"`), "22P02", table)
      await app.query("select set_config('app.tenant_id', $1, false)", [crypto.randomUUID()])
      assert.deepStrictEqual(await rowsOf(app, `select * from "${table}"`), [], table)
    }
  })

  it("changes no row without a shop, nor any row of an unknown one (T3)", async () => {
    for (const table of (await tenantTables()).filter((name) => !appendOnlyTables.includes(name))) {
      for (const change of [`delete from "${table}"`, `update "${table}" set tenant_id = tenant_id`]) {
        await app.query("reset app.tenant_id")
        assert.match(String(await refusalOf(app, change)), /^(42704|22P02)$/, change)
        await app.query("select set_config('app.tenant_id', $1, false)", [crypto.randomUUID()])
        assert.strictEqual((await app.query(change)).rowCount, 0, change)
      }
    }
  })

  it("rejects a row for another shop (T6)", async () => {
    const [mine, theirs] = [crypto.randomUUID(), crypto.randomUUID()]
    await app.query("select set_config('app.tenant_id', $1, false)", [mine])
    // The policy is checked before any other column, so values the row would otherwise need do not matter.
    for (const table of await tenantTables()) {
      assert.strictEqual(
        await refusalOf(app, `insert into "${table}" (tenant_id) values ($1)`, [theirs]),
        "42501",
        table
      )
    }
  })

  it("has the shop first in every key, unique constraint, index, and foreign key (R1, T7)", async () => {
    const tables = await tenantTables()
    const wrong = await rowsOf(
      owner,
      `
      select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where c.relname = any($1) and c.relnamespace = 'public'::regnamespace and a.attname <> 'tenant_id'`,
      [tables]
    )
    assert.deepStrictEqual(wrong, [])
    const links = await rowsOf(
      owner,
      `
      select conname from pg_constraint k join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
      join pg_attribute a on a.attrelid = child.oid and a.attnum = k.conkey[1]
      where k.contype = 'f' and child.relname = any($1) and child.relnamespace = 'public'::regnamespace and (a.attname <> 'tenant_id' or (parent.relname = any($1) and array_length(k.conkey, 1) < 2))`,
      [tables]
    )
    assert.deepStrictEqual(links, [])
    const unlinked = await rowsOf(
      owner,
      `
      select c.relname from pg_class c where c.relname = any($1) and c.relnamespace = 'public'::regnamespace and not exists
      (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.confrelid = 'tenant'::regclass)`,
      [tables]
    )
    assert.deepStrictEqual(unlinked, [])
  })

  it("has no sequence except for migrations, no custom type, and no number type that rounds money (R2, R8)", async () => {
    assert.deepStrictEqual(
      await rowsOf(
        owner,
        "select relname from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace and relname <> 'migration_id_seq'"
      ),
      []
    )
    assert.deepStrictEqual(
      await rowsOf(
        owner,
        "select typname from pg_type where typtype in ('e', 'd') and typnamespace = 'public'::regnamespace"
      ),
      []
    )
    const rounding = await rowsOf(
      owner,
      `
      select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public' and table_name = any($1)
      and data_type in ('real', 'double precision', 'numeric', 'money') and column_name !~ '_(rate|percent)$'`,
      [await tenantTables()]
    )
    assert.deepStrictEqual(rounding, [])
  })

  it("has a non-null tenant id on every row (R1)", async () => {
    const columns = await rowsOf(
      owner,
      `
      select table_name, data_type, is_nullable from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id' and table_name = any($1) order by 1`,
      [await tenantTables()]
    )
    assert.deepStrictEqual(
      columns.map(({ table_name }) => String(table_name)),
      await tenantTables()
    )
    for (const { table_name, data_type, is_nullable } of columns)
      assert.deepStrictEqual([data_type, is_nullable], ["uuid", "NO"], String(table_name))
  })
})
