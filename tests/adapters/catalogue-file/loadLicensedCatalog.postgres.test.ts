import { assert, describe, it } from "@effect/vitest"
import pg from "pg"
import { inject } from "vitest"
import { readCatalog } from "#adapters/catalogue-file/readCatalog.ts"
import { isCatalogLoaded } from "#adapters/postgres/nags/isCatalogLoaded.ts"
import { loadLicensedCatalog } from "#adapters/postgres/nags/loadLicensedCatalog.ts"
import { catalogueFile } from "./catalogueFile.ts"

/** Uses its own tables under the same names, because other tests share the run's catalog. */
const withTables = async (work: (client: pg.Client) => Promise<void>) => {
  const client = new pg.Client({ connectionString: inject("ownerUrl") })
  await client.connect()
  try {
    for (const table of ["glass_part", "glass_fit", "glass_catalogue"])
      await client.query(`create temp table ${table} (like public.${table} including all)`)
    await work(client)
  } finally {
    await client.end()
  }
}

async function* file(text: string) {
  yield text
}
const load = (client: pg.Client, text: string) =>
  loadLicensedCatalog(
    client,
    "test",
    readCatalog(file(text), "2026-11-21", () => {})
  )
const partsIn = async (client: pg.Client) =>
  (await client.query("select part_number from glass_part order by 1")).rows.map((row) => row.part_number as string)

describe("a licensed catalog", () => {
  it("replaces the sample catalog, which does not return on startup", () =>
    withTables(async (client) => {
      await client.query("insert into glass_part values ('DW90001', 'DW90001', 'windshield', '{\"sample\": true}')")
      await client.query("insert into glass_catalogue values ('sample', 'one')")
      assert.strictEqual(await load(client, catalogueFile), 2)
      assert.deepStrictEqual(await partsIn(client), ["DW01658GBYN", "FD22222GTNN"])
      assert.isTrue(await isCatalogLoaded(client, "two"))
      const { rows } = await client.query(
        "select make, model, body_style from glass_fit where part_number = 'DW01658GBYN' order by make"
      )
      assert.deepStrictEqual(rows, [
        { make: "chevrolet", model: "silverado", body_style: "" },
        { make: "gmc", model: "sierra", body_style: "pickup" }
      ])
    }))

  it("keeps the existing catalog if the file has no parts or ends prematurely", () =>
    withTables(async (client) => {
      await load(client, catalogueFile)
      assert.strictEqual(await load(client, catalogueFile.split("\n")[0]!), 0)
      async function* torn() {
        yield catalogueFile
        throw new Error("torn")
      }
      const failed = await loadLicensedCatalog(
        client,
        "torn",
        readCatalog(torn(), "2026-11-21", () => {})
      ).catch(String)
      assert.match(String(failed), /torn/)
      assert.deepStrictEqual(await partsIn(client), ["DW01658GBYN", "FD22222GTNN"])
    }))
})
