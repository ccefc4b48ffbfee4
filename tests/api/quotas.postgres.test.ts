import { assert, describe, it } from "@effect/vitest"
import type { CustomerId } from "#domain/customers/Customer.ts"
import { Files } from "#domain/files/Files.ts"
import { noOverrides } from "#domain/quotas/Quota.ts"
import { Quotas } from "#domain/quotas/Quotas.ts"
import { sampleCustomer, sampleJob } from "#domain/testing/samples.ts"
import { inShop } from "../contracts/fresh.ts"
import { pdf } from "../domain/job-files/papers.ts"
import { formBody } from "../support/formBody.ts"
import { testServer } from "../support/testServer.ts"

const { ask, openShop, run, signIn } = testServer()
const other = testServer()

const desk = async (limits: object) => {
  const { location, prefix, tenant, users } = await openShop(["owner"])
  await run(Quotas.use(({ override }) => override({ ...noOverrides, ...limits })).pipe(inShop(tenant.id)))
  const cookie = await signIn(prefix, users[0]!.userName)
  const get = (path: string, as: string | undefined = cookie) => ask(prefix, path, as === undefined ? {} : { cookie: as })
  return { prefix, tenant: tenant.id, cookie, location, get, post: (path: string, body: unknown) => ask(prefix, path, { method: "POST", body, cookie }) }
}

/** Limits are read behind the first call that asks for them. */
const refused = async (call: () => ReturnType<typeof ask>) => {
  while (true) {
    const answer = await call()
    if (answer.status !== 200) return answer
  }
}

describe("a shop's quota", () => {
  it("once used up answers 429 with the seconds to wait, for that shop and not for another (T13)", async () => {
    const [busy, calm] = [await desk({ requests: 30 }), await desk({ requests: 30 })]
    const answer = await refused(() => busy.get("/customers"))
    assert.deepStrictEqual([answer.status, answer.json().messages], [429, ["quota.requests"]])
    assert.isAtLeast(Number(answer.headers["retry-after"]), 1)
    assert.isAtMost(Number(answer.headers["retry-after"]), 60)
    assert.strictEqual((await calm.get("/customers")).status, 200)
  })

  it("of strangers is not that of its people: they go on when it is used up (P8)", async () => {
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

  it("of exports and of look-ups ends those alone", async () => {
    const shop = await desk({ exports: 2, searches: 2 })
    assert.deepStrictEqual((await refused(() => shop.get("/exports/customers.csv"))).json().messages, ["quota.exports"])
    assert.deepStrictEqual((await refused(() => shop.get("/vehicles/vin/1HGCM82633A004352"))).json().messages, ["quota.searches"])
    assert.strictEqual((await shop.get("/customers")).status, 200)
  })

  it("of files is told at the upload with what is used of how much, and nothing is kept", async () => {
    const shop = await desk({ storage: 1 })
    const customer = (await shop.post("/customers", sampleCustomer)).json().data as { id: CustomerId }
    const { id } = (await shop.post("/jobs", sampleJob(customer.id, shop.location.id))).json().data as { id: string }
    const send = (file: Uint8Array) =>
      ask(shop.prefix, `/jobs/${id}/files`, { method: "POST", cookie: shop.cookie, ...formBody({ fileId: crypto.randomUUID(), place: "attachment", name: "Claim.pdf", file }) })
    const large = Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(600_000, " "), pdf.subarray(9)])
    assert.strictEqual((await send(large)).status, 200)
    const over = await send(large)
    assert.deepStrictEqual([over.status, over.json().failure], [422, { _tag: "StorageFull", used: large.length, limit: 1_000_000 }])
    assert.strictEqual((await send(pdf)).status, 200)
  })

  it("of files holds to the byte when many are sent at once to two nodes, and what is refused or fails holds no room", async () => {
    const shop = await desk({ storage: 2 })
    const customer = (await shop.post("/customers", sampleCustomer)).json().data as { id: CustomerId }
    const { id } = (await shop.post("/jobs", sampleJob(customer.id, shop.location.id))).json().data as { id: string }
    const file = Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(400_000, " "), pdf.subarray(9)])
    const send = (node: typeof ask, to = id) =>
      node(shop.prefix, `/jobs/${to}/files`, { method: "POST", cookie: shop.cookie, ...formBody({ fileId: crypto.randomUUID(), place: "attachment", name: "Claim.pdf", file }) })
    const used = () => run(Files.use((files) => files.used).pipe(inShop(shop.tenant)))
    assert.deepStrictEqual((await Promise.all([send(ask, crypto.randomUUID()), send(other.ask, crypto.randomUUID())])).map(({ status }) => status), [404, 404])
    const fits = Math.floor(2_000_000 / file.length)
    const statuses = (await Promise.all(Array.from({ length: 12 }, (_, n) => send(n % 2 === 0 ? ask : other.ask)))).map(({ status }) => status)
    assert.deepStrictEqual([statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 422).length], [fits, 12 - fits])
    assert.strictEqual(await used(), fits * file.length)
  })
})
