import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client } from "pg"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { restoreBackup } from "#adapters/postgres/backup/restoreBackup.ts"
import { writeBackup } from "#adapters/postgres/backup/writeBackup.ts"
import { type Embedded, startEmbedded } from "#adapters/postgres/embedded/startEmbedded.ts"
import { migrations } from "#adapters/postgres/migrations/migrations.ts"
import { prepareDatabase, prepareSchema } from "#adapters/postgres/prepareDatabase.ts"

const folder = mkdtempSync(join(tmpdir(), "frit-older-"))
chmodSync(folder, 0o711)
const backup = join(folder, "kept")
const shop = "01990000-0000-7000-8000-000000000001"
const id = (n: number) => `01990000-0000-7000-8000-0000000000${n}`

/** The very first schema with a shop in it, without the data that later migrations fill in. */
const asItWas = [
  `insert into tenant values ('${shop}', 'T-1', 'saguaro', 'Saguaro Glass', 'US', '5205550100', 'desk@example.com', '12-3456789', 'premium', '{}', true)`,
  `select set_config('app.tenant_id', '${shop}', false)`,
  `insert into shop_user values ('${shop}', '${id(10)}', 'dana', 'Dana', 'Ortiz', 'Dana@Example.com', '(520) 555-0101', '{Owner}', 1, 'America/Phoenix', true, 'a hash')`,
  `insert into sign_in_name values ('dana', '${shop}', '${id(10)}')`,
  `insert into location values ('${shop}', '${id(20)}', 1, 'Tucson', 'TUC', '5205550100', '', '{}', '', '', '', '', 'America/Phoenix', 8.7, 8.7, 0, '{}', 'active')`,
  `insert into customer values ('${shop}', '${id(30)}', 1, false, 'Ana Paz', 'Ana', 'Paz', 'cash', null, '[]', '', null, null, '', null, 'Cash', '', '', '', '', 'ana paz', 'ana paz')`,
  `insert into job values ('${shop}', '${id(40)}', 1, 1001, 'quote', '${id(30)}', '${id(20)}', null, '{"vin": "1HGCM82633A004352", "plate": "abc-1234"}', null, '{}', 'pending', '2025-03-04', null, null, '{}', '{}', 25000, 25000, null, '2003 Honda Accord', 'ana paz')`,
  `insert into estimate_line values ('${shop}', '${id(40)}', 0, 'glass', 'FW02190GTY', 'Windshield', 1, 9000, 50000, 0, 25000, true, false, '')`
]

const owning = async <A>({ ownerUrl }: Embedded, work: (client: Client) => Promise<A>) => {
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  return work(client).finally(() => client.end())
}

/** Matches generated ids, which differ between runs. */
const givenIds = /(?!01990000)[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Returns every row of every table as text. */
const rowsOf = (server: Embedded) =>
  owning(server, async (client) => {
    await client.query(`select set_config('app.tenant_id', '${shop}', false)`)
    const { rows: tables } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migration' order by 1"
    )
    const all: Record<string, string> = {}
    for (const { name } of tables)
      all[name] = (
        await client.query(`select coalesce(string_agg(t::text, chr(10) order by t::text), '') as rows from ${name} t`)
      ).rows[0].rows.replace(givenIds, "a new id")
    return all
  })

// D1, D2: last year's backup restored into the current Frit equals the same database migrated in place.
describe("a backup made by an older Frit", () => {
  let old: Embedded
  let other: Embedded

  beforeAll(async () => {
    old = await startEmbedded({ dataDir: join(folder, "old") })
    other = await startEmbedded({ dataDir: join(folder, "other") })
    await prepareSchema(
      old.ownerUrl,
      migrations.slice(0, 3).map(({ name }) => name)
    )
    await owning(old, async (client) => {
      for (const statement of asItWas) await client.query(statement)
    })
    await writeBackup(old.ownerUrl, backup)
    await prepareDatabase(old.ownerUrl)
  })
  afterAll(async () => {
    await old.stop()
    await other.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it("is migrated when it is restored", async () => {
    await restoreBackup(other.ownerUrl, backup)
    const restored = await rowsOf(other)
    assert.deepStrictEqual(restored, await rowsOf(old))
    assert.include(restored["job"], "1HGCM82633A004352,ABC1234")
    assert.include(restored["sign_in_email"], id(10))
    assert.include(restored["shop_user"], "ortiz, dana")
  })

  it("is also migrated when restored over a newer Frit's data", async () => {
    await restoreBackup(other.ownerUrl, backup, { over: true })
    assert.deepStrictEqual(await rowsOf(other), await rowsOf(old))
  })
})
