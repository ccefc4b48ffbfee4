import { assert, it } from "@effect/vitest"
import { MikroORM } from "@mikro-orm/postgresql"
import pg from "pg"
import { inject } from "vitest"
import { ormOptions } from "#adapters/postgres/ormOptions.ts"

it("is after all migrations what the entities say: the same tables, columns and kinds", async () => {
  const orm = await MikroORM.init(ormOptions(inject("appUrl")))
  const client = new pg.Client(inject("ownerUrl"))
  await client.connect()
  try {
    const declared = [...orm.getMetadata().getAll().values()].flatMap((entity) =>
      entity.props.flatMap((property) =>
        property.fieldNames.map(
          (name) => `${entity.tableName}.${name} ${property.columnTypes[0]}${property.nullable ? " null" : ""}`
        )
      )
    )
    const { rows } = await client.query(`
      select table_name || '.' || column_name || ' ' || case when data_type <> 'ARRAY' then data_type when udt_name = '_int8' then 'bigint[]' else substr(udt_name, 2) || '[]' end || case is_nullable when 'YES' then ' null' else '' end as said
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migration'`)
    const sameWords = (said: string) =>
      said.replace(/ (int|int4)( |$)/, " integer$2").replace(/ timestamptz/, " timestamp with time zone")
    assert.deepStrictEqual(declared.map(sameWords).sort(), rows.map(({ said }) => String(said)).sort())
  } finally {
    await client.end()
    await orm.close()
  }
})
