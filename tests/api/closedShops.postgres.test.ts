import { createHash } from "node:crypto"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import pg from "pg"
import { afterAll, beforeAll, inject } from "vitest"
import { purgeTenants } from "#adapters/postgres/tenants/purgeTenants.ts"
import { fillShop } from "#api/demo/scale/fillShop.ts"
import type { CustomerId } from "#domain/customers/Customer.ts"
import { FileObjects } from "#domain/files/FileObjects.ts"
import { sampleCustomer, sampleJob } from "#domain/testing/samples.ts"
import { pdf } from "../domain/job-files/papers.ts"
import { png } from "../domain/files/pictures.ts"
import { asTenant, fillTables, tablesOfShops } from "../support/fillTables.ts"
import { formBody } from "../support/formBody.ts"
import { testServer } from "../support/testServer.ts"

const { ask, openShop, run, signIn } = testServer()
const owner = new pg.Client(inject("ownerUrl"))
beforeAll(() => owner.connect())
afterAll(() => owner.end())

/** Opens a shop with a row in every table, and files. */
const filledShop = async () => {
  const { location, prefix, tenant, users } = await openShop(["owner"])
  const cookie = await signIn(prefix, users[0]!.userName)
  const post = (path: string, body: unknown) => ask(prefix, path, { method: "POST", body, cookie })
  const customer = (await post("/customers", sampleCustomer)).json().data as { id: CustomerId }
  const job = (await post("/jobs", sampleJob(customer.id, location.id))).json().data as { id: string }
  for (const [place, file] of [
    ["attachment", pdf],
    ["full", png(40, 30)]
  ] as const) {
    assert.strictEqual(
      (
        await ask(prefix, `/jobs/${job.id}/files`, {
          method: "POST",
          cookie,
          ...formBody({ fileId: crypto.randomUUID(), place, name: "a", file })
        })
      ).status,
      200
    )
  }
  await fillShop(owner, tenant.id, { customers: 20, jobs: 30 })
  await fillTables(owner, tenant.id)
  return { id: tenant.id, prefix, userName: users[0]!.userName }
}

/** Signs in as the platform's root user. */
const root = async () => {
  const { prefix, users } = await openShop(["root"])
  const cookie = await signIn(prefix, users[0]!.userName)
  return {
    get: async (path: string) => await ask(prefix, path, { cookie }),
    post: (path: string, body: unknown) => ask(prefix, path, { method: "POST", body, cookie })
  }
}
const said = ({ json, status }: Awaited<ReturnType<typeof ask>>) => [status, json().failure?._tag ?? json().messages[0]]

const keysOf = (id: string) => run(FileObjects.use(({ keysOf: keys }) => keys(id)))
const bytesOf = async (id: string) => {
  const hash = createHash("sha256")
  for (const key of (await keysOf(id)).toSorted()) {
    const content = await run(FileObjects.use(({ open }) => open(key)))
    for await (const part of content!) hash.update(part)
    hash.update(key)
  }
  return hash.digest("hex")
}
const tablesWith = async (id: string, wanted: (rows: number) => boolean) => {
  const found: Array<string> = []
  for (const table of await tablesOfShops(owner)) {
    const [row] = await asTenant<{ rows: number }>(
      owner,
      id,
      `select count(*)::int as rows from "${table}" where tenant_id = $1`,
      [id]
    )
    if (wanted(row!.rows)) found.push(table)
  }
  return found
}
/** A checksum of every row in every table of a shop and every byte of its files. */
const checksum = async (id: string) => {
  const sums: Array<unknown> = []
  for (const table of await tablesOfShops(owner)) {
    // Closing and reopening adds rows to the shop's news.
    if (table === "shop_news") continue
    sums.push(
      table,
      (
        await asTenant(
          owner,
          id,
          `select count(*) as rows, md5(coalesce(string_agg(one::text, ',' order by one::text collate "C"), '')) as sum from "${table}" one where tenant_id = $1`,
          [id]
        )
      )[0]
    )
  }
  return JSON.stringify([sums, await bytesOf(id)])
}

describe("a closed shop (T12)", () => {
  it(
    "is restored row by row and byte by byte; once deleted after 30 days, it leaves nothing behind, and other shops lose nothing",
    { timeout: 90_000 },
    async () => {
      const [shop, other] = [await filledShop(), await filledShop()]
      assert.deepStrictEqual(await tablesWith(shop.id, (rows) => rows === 0), [])
      assert.isAtLeast((await keysOf(shop.id)).length, 3)
      const { get, post } = await root()
      const record = async () =>
        (await get(`/tenants/${shop.id}`)).json().data as {
          tenant: { version: number; billingStatus: string; accountActive: boolean }
          deletableFrom: string
          events: ReadonlyArray<{ deed: string; note: string }>
        }
      const act = async (what: string, more: object = {}) =>
        post(`/tenants/${shop.id}/${what}`, { version: (await record()).tenant.version, ...more })
      const [before, others] = [await checksum(shop.id), await checksum(other.id)]

      assert.deepStrictEqual(said(await act("deletion", { prefix: shop.prefix })), [409, "TenantNotClosed"])
      assert.strictEqual((await act("closing")).status, 200)
      assert.deepInclude((await record()).tenant, { billingStatus: "closed", accountActive: false })
      assert.strictEqual((await act("restoration")).status, 200)
      assert.deepInclude((await record()).tenant, { billingStatus: "active", accountActive: true })
      assert.strictEqual(await checksum(shop.id), before)

      assert.strictEqual((await act("closing")).status, 200)
      const { deletableFrom } = await record()
      assert.deepStrictEqual(said(await act("deletion", { prefix: shop.prefix })), [409, "TenantRetained"])
      await owner.query("update tenant set closed_on = current_date - 30 where id = $1", [shop.id])
      assert.isTrue((await record()).deletableFrom < deletableFrom)
      assert.deepStrictEqual(said(await act("deletion", { prefix: other.prefix })), [422, "PrefixNotRight"])
      assert.strictEqual(await checksum(shop.id), before)
      assert.strictEqual((await post(`/tenants/${shop.id}/deletion`, { version: 1, prefix: shop.prefix })).status, 409)
      assert.strictEqual((await act("deletion", { prefix: shop.prefix })).status, 200)

      // From now on it cannot be found, and nothing can be done with it.
      assert.strictEqual((await get(`/tenants/${shop.id}`)).status, 404)
      assert.strictEqual((await post(`/tenants/${shop.id}/restoration`, { version: 9 })).status, 404)
      assert.notStrictEqual(
        (await ask("", "/login", { method: "POST", body: { userName: shop.userName, password: "Clear-View-2026" } }))
          .status,
        200
      )

      await run(Effect.all([purgeTenants(), purgeTenants()], { concurrency: 2, discard: true }))
      assert.deepStrictEqual(await tablesWith(shop.id, (rows) => rows > 0), [])
      assert.deepStrictEqual(await keysOf(shop.id), [])
      for (const sql of [
        "tenant where id::text = $1",
        "pgboss.job where strpos(data::text, $1) > 0",
        "platform_event where tenant_id::text = $1 and note <> ''"
      ]) {
        assert.strictEqual((await owner.query(`select from ${sql}`, [shop.id])).rowCount, 0, sql)
      }
      const { rows: events } = await owner.query(
        "select deed from platform_event where tenant_id = $1 order by at, id",
        [shop.id]
      )
      assert.deepStrictEqual(
        events.map(({ deed }) => deed),
        ["closed", "restored", "closed", "deleted"]
      )
      assert.strictEqual(await checksum(other.id), others)
    }
  )

  it("is the only kind that can be purged: the purge function refuses an open shop", async () => {
    const { tenant } = await openShop(["owner"])
    const app = new pg.Client(inject("appUrl"))
    await app.connect()
    const refused = await app.query("select purge_tenant($1, 10)", [tenant.id]).then(
      () => "removed",
      ({ message }: Error) => message
    )
    await app.end()
    assert.strictEqual(refused, `shop ${tenant.id} is not deleted`)
  })
})
