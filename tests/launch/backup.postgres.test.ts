import { createHash } from "node:crypto"
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { gunzipSync, gzipSync } from "node:zlib"
import { join } from "node:path"
import { ConfigProvider, Effect, Layer, ManagedRuntime } from "effect"
import { Client } from "pg"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { layers } from "#api/layers.ts"
import { CannotRestore } from "#adapters/postgres/backup/Manifest.ts"
import { drillBackup } from "#adapters/postgres/backup/drillBackup.ts"
import { restoreBackup } from "#adapters/postgres/backup/restoreBackup.ts"
import { writeBackup } from "#adapters/postgres/backup/writeBackup.ts"
import { runningEmbedded } from "#adapters/postgres/embedded/runningEmbedded.ts"
import { type Embedded, startEmbedded } from "#adapters/postgres/embedded/startEmbedded.ts"
import { prepareDatabase } from "#adapters/postgres/prepareDatabase.ts"
import { addTenant } from "#adapters/postgres/tenants/addTenant.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { Users } from "#domain/people/Users.ts"
import { freshCustomer, freshJob, freshLocation, freshTenant, freshUser, withTenant } from "../contracts/fresh.ts"

const folder = mkdtempSync(join(tmpdir(), "frit-backup-"))
// When run as root, the database server runs as another user, who needs access.
chmodSync(folder, 0o711)
const backup = join(folder, "kept")

/** Fills two shops: names that COPY must escape, null and empty values, and a job with its lines and payments. */
const fill = Effect.gen(function* () {
  for (const name of ["Éclat\t& Söhne\\N\nGlass", "Plain"]) {
    const shop = freshTenant()
    yield* addTenant(shop)
    yield* Effect.gen(function* () {
      const [customer, location] = [freshCustomer({ customerName: name }), freshLocation()]
      yield* (yield* Users).save(freshUser(), "a hash")
      yield* (yield* Customers).add(customer)
      for (let n = 0; n < 200; n++)
        yield* (yield* Customers).add(freshCustomer({ customerName: `${name} ${n}`, billingAddress: null }))
      yield* (yield* Locations).add(location)
      yield* (yield* Jobs).add(freshJob(customer, location, { number: 1001 }))
    }).pipe(withTenant(shop.id))
  }
})

const withApp = <A>(appUrl: string, work: Effect.Effect<A, unknown, Layer.Success<typeof layers>>) => {
  const settings = ConfigProvider.layer(ConfigProvider.fromUnknown({ DATABASE_URL: appUrl, PORT: "3000" }))
  const runtime = ManagedRuntime.make(layers.pipe(Layer.provide(settings)))
  return runtime.runPromise(work as never).finally(() => runtime.dispose())
}

/**
 * Row count and checksum of every table, read by the superuser, who bypasses tenant isolation. Only what startup itself
 * writes is excluded.
 */
const checksums = async (dataDir: string, { ownerUrl }: Embedded) => {
  const { superuser } = JSON.parse(readFileSync(join(dataDir, "postgres/passwords.json"), "utf8")) as {
    superuser: string
  }
  const url = new URL(ownerUrl)
  url.username = "postgres"
  url.password = superuser
  const client = new Client({ connectionString: url.href })
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migration' order by 1"
  )
  const sums: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await client.query(
      `select count(*)::int as rows, md5(string_agg(md5(t::text), '' order by md5(t::text))) as sum from ${name} t`
    )
    sums[name] = rows[0]
  }
  await client.end()
  return sums
}

// D1: a backup is only as good as its restore.
describe("a backup", () => {
  const places = { first: join(folder, "first"), second: join(folder, "second") }
  let first: Embedded
  let second: Embedded

  beforeAll(async () => {
    first = await startEmbedded({ dataDir: places.first })
    await withApp(await prepareDatabase(first.ownerUrl), fill)
    await writeBackup(first.ownerUrl, backup)
    second = await startEmbedded({ dataDir: places.second })
  })
  afterAll(async () => {
    await first.stop()
    await second.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it("restores every row of every shop byte for byte, elsewhere", async () => {
    await restoreBackup(second.ownerUrl, backup)
    const [kept, restored] = [await checksums(places.first, first), await checksums(places.second, second)]
    assert.deepStrictEqual(restored, kept)
    assert.deepInclude(kept["customer"] as object, { rows: 402 })
    assert.deepInclude(kept["job"] as object, { rows: 2 })
  })

  it("is verified by a drill, which reports any row that was not restored identically (D1)", async () => {
    const { tables } = await drillBackup(backup)
    assert.deepInclude(
      tables.map(({ name, rows }) => ({ name, rows })),
      { name: "customer", rows: 402 }
    )
    // A file with a valid checksum, containing a row that PostgreSQL writes differently than it was written here.
    const drilled = join(folder, "drilled")
    cpSync(backup, drilled, { recursive: true })
    const text = gunzipSync(readFileSync(join(drilled, "tenant.copy.gz"))).toString()
    const other = text.replaceAll("\tt\t", "\ttrue\t")
    assert.notStrictEqual(other, text)
    writeFileSync(join(drilled, "tenant.copy.gz"), gzipSync(other))
    const manifest = readFileSync(join(drilled, "manifest.json"), "utf8").replace(
      createHash("sha256").update(text).digest("hex"),
      createHash("sha256").update(other).digest("hex")
    )
    writeFileSync(join(drilled, "manifest.json"), manifest)
    const told = await drillBackup(drilled).then(
      () => "restored",
      (cause: unknown) => (cause instanceof CannotRestore ? cause.message : cause)
    )
    assert.match(String(told), /^The restored rows of tenant differ/)
  }, 120_000)

  it("preserves tenant isolation and the constraints between tables", async () => {
    const guards = `select conrelid::regclass::text as place, conname::text as name, pg_get_constraintdef(oid) as rule from pg_constraint where connamespace = 'public'::regnamespace
      union all select relname, 'wall', relrowsecurity::text || relforcerowsecurity::text from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal order by 1, 2`
    const read = async ({ ownerUrl }: Embedded) => {
      const client = new Client({ connectionString: ownerUrl })
      await client.connect()
      return (await client.query(guards).finally(() => client.end())).rows
    }
    const kept = await read(first)
    assert.isAbove(kept.length, 20)
    assert.deepStrictEqual(await read(second), kept)
  })

  it("is usable immediately after the restore, with each shop isolated", async () => {
    const appUrl = await prepareDatabase(second.ownerUrl)
    const stranger = freshTenant()
    const seen = await withApp(
      appUrl,
      Effect.gen(function* () {
        yield* addTenant(stranger)
        return yield* (yield* Customers).list({}).pipe(withTenant(stranger.id))
      })
    )
    assert.deepStrictEqual(seen, { items: [], total: 0 })
  })

  const refusal = (at: string, options = {}) =>
    restoreBackup(second.ownerUrl, at, options).then(
      () => "restored",
      (cause: unknown) => (cause instanceof CannotRestore ? cause.message : cause)
    )

  it("does not replace existing shops unless forced", async () => {
    assert.match(String(await refusal(backup)), /This database contains shops/)
    assert.strictEqual(await refusal(backup, { over: true }), "restored")
    assert.deepStrictEqual(await checksums(places.second, second), await checksums(places.first, first))
  })

  it("is rejected if a byte has changed, before anything is modified", async () => {
    const before = await checksums(places.second, second)
    const file = join(backup, "customer.copy.gz")
    const bytes = readFileSync(file)
    const torn = Buffer.from(bytes)
    torn[Math.floor(torn.length / 2)]! ^= 0xff
    writeFileSync(file, torn)
    assert.match(String(await refusal(backup, { over: true })), /customer\.copy\.gz (is missing or damaged|differs)/)
    writeFileSync(file, bytes)
    assert.match(String(await refusal(join(folder, "nowhere"))), /no manifest\.json/)
    assert.deepStrictEqual(await checksums(places.second, second), before)
  })

  it("is rejected by a build older than the one that made it", async () => {
    const file = join(backup, "manifest.json")
    const manifest = JSON.parse(readFileSync(file, "utf8"))
    writeFileSync(file, JSON.stringify({ ...manifest, migrations: [...manifest.migrations, "2031-01-01-not-yet"] }))
    assert.strictEqual(
      await refusal(backup, { over: true }),
      "The backup was made by a newer version of Frit (2031-01-01-not-yet)."
    )
    writeFileSync(file, JSON.stringify(manifest))
  })

  it("can be made while Frit is running on the embedded database", () => {
    assert.strictEqual(runningEmbedded(places.first), first.ownerUrl)
    assert.isUndefined(runningEmbedded(join(folder, "nowhere")))
  })
})
