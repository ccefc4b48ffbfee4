import { Effect } from "effect"
import { assert, describe, expect, it } from "@effect/vitest"
import { channelLimits } from "#domain/shop-events/EventChannels.ts"
import { emptyInstall } from "#domain/jobs/JobInstall.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { sampleCustomer, sampleJob } from "#domain/testing/samples.ts"
import type { CustomerId } from "#domain/customers/Customer.ts"
import { openShopWithStaff } from "../support/openShopWithStaff.ts"
import { testServer } from "../support/testServer.ts"

const server = testServer()
const open = openShopWithStaff(server)
const { ask, follow, run } = server
const soon = { timeout: 10_000, interval: 20 }

interface Made {
  readonly id: string
  readonly version: number
}

/** Opens a shop with an owner, two installers and a sales user. */
const shopWithJobs = async () => {
  const shop = await open("owner", "installer", "installer", "sales")
  const { call, cookies, location, prefix, users } = shop
  const customer = (await call(0, "/customers", "POST", sampleCustomer)).json().data as { readonly id: CustomerId }
  const job = async (...installers: ReadonlyArray<{ readonly id: string }>) =>
    (
      await call(0, "/jobs", "POST", {
        ...sampleJob(customer.id, location.id),
        insurance: null,
        install: {
          ...emptyInstall,
          date: "2027-03-01",
          overrideReason: "Set for this test",
          installers: installers.map(({ id: userId }) => ({ userId, start: "08:00", end: "10:00" }))
        }
      })
    ).json().data as Made
  const listen = (who: number, path = "/events", headers: Record<string, string> = {}) =>
    follow(prefix, path, { cookie: cookies[who]!, headers })
  return { ...shop, customer, job, listen, dana: users[1]!, luis: users[2]! }
}

const told = (followed: { readonly changes: () => ReadonlyArray<{ readonly kind: string; readonly id: string }> }) =>
  followed.changes().map(({ kind, id }) => `${kind} ${id}`)

describe("a shop's event stream", () => {
  it("reports changes by id only, and only within the shop", async () => {
    const [shop, other] = [await shopWithJobs(), await shopWithJobs()]
    const [mine, theirs] = [await shop.listen(0), await other.listen(0)]
    assert.deepStrictEqual(
      [mine.status, mine.headers["content-type"], mine.headers["cache-control"], mine.headers["x-accel-buffering"]],
      [200, "text/event-stream; charset=utf-8", "private, no-store, no-transform", "no"]
    )
    const made = await shop.job(shop.dana)
    await expect.poll(() => told(mine), soon).toContain(`job ${made.id}`)
    assert.include(told(mine), `appointment ${made.id}`)
    assert.deepInclude(mine.changes(), { kind: "job", change: "made", id: made.id, job: null } as never)
    for (const word of [sampleCustomer.customerName, shop.dana.id, shop.prefix]) assert.notInclude(mine.heard(), word)
    const own = await other.job()
    await expect.poll(() => told(theirs), soon).toContain(`job ${own.id}`)
    assert.notInclude(theirs.heard(), made.id)
    for (const one of [mine, theirs]) one.close()
  })

  it("tells installers only about their own work, and about no customer, payment or message", async () => {
    const { call, customer, dana, job, listen, luis } = await shopWithJobs()
    const [ofDana, ofLuis] = [await listen(1), await listen(2)]
    const one = await job(dana)
    const stranger = (await call(0, "/customers", "POST", sampleCustomer)).json().data as { readonly id: string }
    const two = await job(luis)
    await expect.poll(() => told(ofLuis), soon).toContain(`appointment ${two.id}`)
    await expect.poll(() => told(ofDana), soon).toContain(`appointment ${one.id}`)
    assert.notInclude(ofDana.heard(), two.id)
    assert.notInclude(ofLuis.heard(), one.id)
    for (const one of [ofDana, ofLuis]) {
      for (const { id } of [customer, stranger]) assert.notInclude(one.heard(), id)
      one.close()
    }
  })

  it("resumes where it was lost, or sends a reset if that point is no longer known", async () => {
    const { job, listen } = await shopWithJobs()
    const before = await listen(0)
    await expect.poll(before.lastId, soon).not.toBe("")
    const id = before.lastId()
    before.close()
    const missed = await job()
    const after = await listen(0, "/events", { "last-event-id": id })
    await expect.poll(() => told(after), soon).toContain(`job ${missed.id}`)
    const asQuery = await listen(0, `/events?since=${id}`)
    await expect.poll(() => told(asQuery), soon).toContain(`job ${missed.id}`)
    const timeOrDateTime = await listen(0, "/events?age=60000")
    await expect.poll(() => told(timeOrDateTime), soon).toContain(`job ${missed.id}`)
    const lost = await listen(0, "/events", { "last-event-id": "1.700:700:" })
    await expect.poll(lost.heard, soon).toContain("event: reset")
    for (const one of [after, asQuery, timeOrDateTime, lost]) one.close()
  })

  it("ends when the session ends, the user is deactivated, or the shop's account is closed", async () => {
    const { call, cookies, dana, draftOf, listen, prefix } = await shopWithJobs()
    const [ofSales, ofDana, ofOwner] = [await listen(3), await listen(1), await listen(0)]
    await expect.poll(ofSales.heard, soon).toContain("event: ")
    assert.strictEqual((await ask(prefix, "/tokens/logout", { cookie: cookies[3]! })).status, 200)
    await ofSales.ended
    const { version } = await draftOf(dana.id)
    assert.strictEqual((await call(0, `/users/${dana.id}/active`, "PUT", { version, active: false })).status, 200)
    await ofDana.ended
    const tenant = (await run(Tenants.use((tenants) => tenants.byPrefix(prefix))))!
    await run(
      Tenants.use((tenants) =>
        tenants.save({ ...tenant, accountActive: false }, {
          id: crypto.randomUUID(),
          at: Date.now(),
          tenantId: tenant.id,
          deed: "closed",
          detail: "",
          note: "",
          byUserId: dana.id,
          byName: "Root"
        } as never)
      ).pipe(Effect.orDie)
    )
    await ofOwner.ended
    assert.strictEqual((await ask(prefix, "/events", { cookie: cookies[0]! })).status, 403)
  })

  it("allows a limited number of channels per session, and refuses more", async () => {
    const { listen } = await shopWithJobs()
    const all = []
    for (let nth = 0; nth < channelLimits.session; nth++) {
      const one = await listen(0)
      await expect.poll(one.heard, soon).toContain("event: ")
      all.push(one)
    }
    const refused = await listen(0)
    assert.strictEqual(refused.status, 429)
    const ofAnother = await listen(3)
    assert.strictEqual(ofAnother.status, 200)
    all.pop()!.close()
    await expect
      .poll(async () => {
        const again = await listen(0)
        again.close()
        return again.status
      }, soon)
      .toBe(200)
    for (const one of [...all, ofAnother]) one.close()
  })

  it("requires sign-in", async () => {
    const { prefix } = await shopWithJobs()
    assert.strictEqual((await ask(prefix, "/events")).status, 401)
  })
})
