import { assert, describe, it } from "@effect/vitest"
import { MikroORM } from "@mikro-orm/postgresql"
import pg from "pg"
import { afterAll, beforeAll, inject } from "vitest"
import { ormOptions } from "#adapters/postgres/ormOptions.ts"

const owner = new pg.Client(inject("ownerUrl"))
let orm: MikroORM
beforeAll(async () => {
  await owner.connect()
  orm = await MikroORM.init({
    ...ormOptions(inject("ownerUrl")),
    // Functions and policies are covered by the tenant isolation tests.
    schemaGenerator: { ignoreRoutines: true, ignorePolicies: true }
  })
})
afterAll(async () => {
  await orm.close()
  await owner.end()
})

const entities = () => [...orm.getMetadata().getAll().values()]

describe("the migrated schema", () => {
  it("matches the entities in tables, columns, and types", async () => {
    const declared = entities().flatMap((entity) =>
      entity.props
        .filter(({ kind }) => kind === "scalar" || entity.tableName === "glass_fit")
        .flatMap((property) =>
          property.fieldNames.map(
            (name) => `${entity.tableName}.${name} ${property.columnTypes[0]}${property.nullable ? " null" : ""}`
          )
        )
    )
    const { rows } = await owner.query(`
      select table_name || '.' || column_name || ' ' || case when data_type <> 'ARRAY' then data_type when udt_name = '_int8' then 'bigint[]' else substr(udt_name, 2) || '[]' end || case is_nullable when 'YES' then ' null' else '' end as said
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migration'`)
    const sameWords = (said: string) =>
      said.replace(/ (int|int4)( |$)/, " integer$2").replace(/ timestamptz/, " timestamp with time zone")
    assert.deepStrictEqual(declared.map(sameWords).sort(), rows.map(({ said }) => String(said)).sort())
  })

  it("matches according to MikroORM, which would change no column, default, collation, index, unique, or foreign key", async () => {
    const { rows } = await owner.query<{ readonly name: string }>(`
      select conname as name from pg_constraint
      where contype in ('c', 'x') or (contype = 'f' and confrelid = 'tenant'::regclass and cardinality(conkey) = 1)`)
    // Check constraints, the exclusion of double bookings, and the foreign key to the tenant exist only in the
    // migrations.
    const ownToMigrations = new Set(rows.map(({ name }) => name))
    const wanted = (await orm.schema.getUpdateSchemaSQL())
      .split("\n")
      .filter((line) => line !== "" && line !== "set names 'utf8';")
      .filter((line) => line !== `drop view if exists "stored_file" cascade;`)
      // Triggers that emit events or follow a job's customer exist only in migrations. The ShopEvents and Reminders
      // contracts cover them.
      .filter(
        (line) => !/^drop (trigger|function) if exists "(\w+_)?(tell|keep_customer|give_reminders)(_\w+)?"/.test(line)
      )
      .filter((line) => !ownToMigrations.has(/^alter table "\w+" drop constraint "(\w+)";$/.exec(line)?.[1] ?? ""))
    assert.deepStrictEqual(wanted, [])
  })

  it("matches every explicitly written index, including its conditions", async () => {
    const { rows } = await owner.query<{ readonly indexname: string; readonly indexdef: string }>(
      "select indexname, indexdef from pg_indexes where schemaname = 'public'"
    )
    const kept = new Map(rows.map(({ indexdef, indexname }) => [indexname, indexdef]))
    const written = entities().flatMap(({ indexes, uniques }) =>
      [...indexes, ...uniques].filter(({ expression }) => expression !== undefined)
    )
    assert.isAbove(written.length, 15)
    assert.deepStrictEqual(
      written.map(({ expression, name }) => [name, expression]),
      written.map(({ name }) => [name, kept.get(name!)])
    )
  })

  it("has a foreign key to the tenant on every tenant table", async () => {
    const { rows } = await owner.query<{ readonly name: string }>(`
      select conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'tenant'::regclass
        and conkey = array[(select attnum from pg_attribute where attrelid = conrelid and attname = 'tenant_id')]`)
    const walled = entities().filter(({ policies }) => policies.some(({ name }) => name === "tenant_wall"))
    assert.isAbove(walled.length, 40)
    assert.includeMembers(
      rows.map(({ name }) => name),
      walled.map(({ tableName }) => tableName)
    )
  })
})
