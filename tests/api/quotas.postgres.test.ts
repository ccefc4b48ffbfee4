import { assert, describe, it } from "@effect/vitest"
import type { CustomerId } from "#domain/customers/Customer.ts"
import { Files } from "#domain/files/Files.ts"
import { noOverrides } from "#domain/quotas/Quota.ts"
import type { ShopUsage } from "#domain/quotas/ShopUsage.ts"
import type { PlatformEvent } from "#domain/tenants/PlatformEvent.ts"
import { Quotas } from "#domain/quotas/Quotas.ts"
import { sampleCustomer, sampleJob } from "#domain/testing/samples.ts"
import { withTenant } from "../contracts/fresh.ts"
import { pdf } from "../domain/job-files/papers.ts"
import { formBody } from "../support/formBody.ts"
import { testServer } from "../support/testServer.ts"

const { ask, openShop, run, signIn } = testServer()
const other = testServer()

const desk = async (limits: object) => {
  const { location, prefix, tenant, users } = await openShop(["owner"])
  await run(Quotas.use(({ saveOverrides }) => saveOverrides({ ...noOverrides, ...limits })).pipe(withTenant(tenant.id)))
  const cookie = await signIn(prefix, users[0]!.userName)
  const get = (path: string, as: string | undefined = cookie) =>
    ask(prefix, path, as === undefined ? {} : { cookie: as })
  return {
    prefix,
    tenant: tenant.id,
    cookie,
    location,
    get,
    post: (path: string, body: unknown) => ask(prefix, path, { method: "POST", body, cookie })
  }
}

/**
 * Repeats a request until it is refused. Limits are loaded in the background after the first request that needs them.
 */
const refused = async (call: () => ReturnType<typeof ask>) => {
  while (true) {
    const answer = await call()
    if (answer.status !== 200) return answer
  }
}

describe("a shop's quota", () => {
  it("returns 429 with the seconds to wait once used up, for that shop only (T13)", async () => {
    const [busy, calm] = [await desk({ requests: 30 }), await desk({ requests: 30 })]
    const answer = await refused(() => busy.get("/customers"))
    assert.deepStrictEqual([answer.status, answer.json().messages], [429, ["quota.requests"]])
    assert.isAtLeast(Number(answer.headers["retry-after"]), 1)
    assert.isAtMost(Number(answer.headers["retry-after"]), 60)
    // The busy shop sends ten times its quota; the other shop's requests in between all succeed.
    const [loud, quiet] = [new Set<number>(), new Set<number>()]
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.all([
        ...Array.from({ length: 30 }, () => busy.get("/customers")),
        calm.get("/customers"),
        calm.get("/customers")
      ])
      for (const { status } of answers.slice(0, 30)) loud.add(status)
      for (const { status } of answers.slice(30)) quiet.add(status)
    }
    assert.isTrue(loud.has(429))
    assert.deepStrictEqual([...quiet], [200])
  })

  it("counts visitors separately from users, who can go on when the visitors' quota is used up (P8)", async () => {
    const shop = await desk({ visits: 5 })
    const answer = await (async () => {
      while (true) {
        const stranger = await ask(shop.prefix, "/customers")
        if (stranger.status !== 401) return stranger
      }
    })()
    assert.deepStrictEqual([answer.status, answer.json().messages], [429, ["quota.visits"]])
    assert.strictEqual((await shop.get("/customers")).status, 200)
  })

  it("blocks only exports or look-ups when their own quota is used up", async () => {
    const shop = await desk({ exports: 2, searches: 2 })
    assert.deepStrictEqual((await refused(() => shop.get("/exports/customers.csv"))).json().messages, ["quota.exports"])
    assert.deepStrictEqual((await refused(() => shop.get("/vehicles/vin/1HGCM82633A004352"))).json().messages, [
      "quota.searches"
    ])
    assert.strictEqual((await shop.get("/customers")).status, 200)
  })

  it("reports usage and limit when an upload exceeds the file quota, and does not store the file", async () => {
    const shop = await desk({ storage: 1 })
    const customer = (await shop.post("/customers", sampleCustomer)).json().data as { id: CustomerId }
    const { id } = (await shop.post("/jobs", sampleJob(customer.id, shop.location.id))).json().data as { id: string }
    const send = (file: Uint8Array) =>
      ask(shop.prefix, `/jobs/${id}/files`, {
        method: "POST",
        cookie: shop.cookie,
        ...formBody({ fileId: crypto.randomUUID(), place: "attachment", name: "Claim.pdf", file })
      })
    const large = Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(600_000, " "), pdf.subarray(9)])
    assert.strictEqual((await send(large)).status, 200)
    const over = await send(large)
    assert.deepStrictEqual(
      [over.status, over.json().failure],
      [422, { _tag: "StorageFull", used: large.length, limit: 1_000_000 }]
    )
    assert.strictEqual((await send(pdf)).status, 200)
  })

  it("holds for files to the byte during concurrent uploads to two nodes, and rejected or failed uploads use no space", async () => {
    const shop = await desk({ storage: 2 })
    const customer = (await shop.post("/customers", sampleCustomer)).json().data as { id: CustomerId }
    const { id } = (await shop.post("/jobs", sampleJob(customer.id, shop.location.id))).json().data as { id: string }
    const file = Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(400_000, " "), pdf.subarray(9)])
    const send = (node: typeof ask, to = id) =>
      node(shop.prefix, `/jobs/${to}/files`, {
        method: "POST",
        cookie: shop.cookie,
        ...formBody({ fileId: crypto.randomUUID(), place: "attachment", name: "Claim.pdf", file })
      })
    const used = () => run(Files.use((files) => files.usedBytes).pipe(withTenant(shop.tenant)))
    assert.deepStrictEqual(
      (await Promise.all([send(ask, crypto.randomUUID()), send(other.ask, crypto.randomUUID())])).map(
        ({ status }) => status
      ),
      [404, 404]
    )
    const fits = Math.floor(2_000_000 / file.length)
    const statuses = (await Promise.all(Array.from({ length: 12 }, (_, n) => send(n % 2 === 0 ? ask : other.ask)))).map(
      ({ status }) => status
    )
    assert.deepStrictEqual(
      [statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 422).length],
      [fits, 12 - fits]
    )
    assert.strictEqual(await used(), fits * file.length)
  })

  it("is shown with usage and reset time to the owner, and to root, who sets limits with a reason", async () => {
    const shop = await desk({ exports: 2, storage: 1 })
    const usage = async () => (await shop.get("/admin/usage")).json().data as ShopUsage
    const customer = (await shop.post("/customers", sampleCustomer)).json().data as { id: CustomerId }
    const { id } = (await shop.post("/jobs", sampleJob(customer.id, shop.location.id))).json().data as { id: string }
    await ask(shop.prefix, `/jobs/${id}/files`, {
      method: "POST",
      cookie: shop.cookie,
      ...formBody({ fileId: crypto.randomUUID(), place: "attachment", name: "Claim.pdf", file: pdf })
    })
    assert.strictEqual((await shop.get("/exports-allowed")).status, 200)
    const refusal = await refused(() => shop.get("/exports/customers.csv"))
    const { counted, storage } = await usage()
    assert.deepStrictEqual(storage, {
      used: pdf.length,
      limit: 1_000_000,
      kinds: [
        { kind: "pictures", files: 0, bytes: 0 },
        { kind: "pdf", files: 1, bytes: pdf.length },
        { kind: "word", files: 0, bytes: 0 }
      ]
    })
    const exports = counted.find(({ kind }) => kind === "exports")!
    assert.strictEqual(exports.limit, 2)
    assert.isAtLeast(exports.used, 2)
    // The refusal reports the same reset time.
    assert.approximately(exports.resetsAt, Date.now() + Number(refusal.headers["retry-after"]) * 1_000, 5_000)
    const asked = await shop.get("/exports-allowed")
    assert.deepStrictEqual(
      [asked.status, asked.json().failure],
      [429, { _tag: "ExportsUsedUp", until: exports.resetsAt }]
    )

    const platform = await openShop(["root", "owner"])
    const [root, owner] = [
      await signIn(platform.prefix, platform.users[0]!.userName),
      await signIn(platform.prefix, platform.users[1]!.userName)
    ]
    const set = (overrides: object, reason: string, cookie = root) =>
      ask(platform.prefix, `/tenants/${shop.tenant}/quotas`, {
        method: "PUT",
        cookie,
        body: { overrides: { ...noOverrides, ...overrides }, reason }
      })
    assert.strictEqual((await set({ storage: 5 }, "", root)).status, 400)
    assert.strictEqual((await set({ storage: 5 }, "Why not", owner)).status, 403)
    assert.strictEqual((await set({ storage: 5 }, "Moved their photos over")).status, 200)
    assert.deepStrictEqual(
      [(await usage()).storage.limit, (await usage()).counted.find(({ kind }) => kind === "exports")!.limit],
      [5_000_000, 0]
    )
    assert.strictEqual((await set({}, "Back to what all have")).status, 200)
    const record = (await ask(platform.prefix, `/tenants/${shop.tenant}`, { cookie: root })).json().data as {
      events: ReadonlyArray<PlatformEvent>
    }
    assert.deepStrictEqual(
      record.events.map(({ byUserId, deed, detail, note }) => [deed, detail, note, byUserId]),
      [
        ["quotasChanged", "storage 5 → –", "Back to what all have", platform.users[0]!.id],
        ["quotasChanged", "exports 2 → –, storage 1 → 5", "Moved their photos over", platform.users[0]!.id]
      ]
    )
  })
})
