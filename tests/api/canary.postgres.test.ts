import { assert, describe, it } from "@effect/vitest"
import { handlers } from "#api/handlers.ts"
import { pathFields } from "#domain/contract/Endpoint.ts"
import type { CustomerId } from "#domain/customers/Customer.ts"
import { sampleCustomer, sampleJob, samplePricingProfile } from "#domain/testing/samples.ts"
import { type Reply, testServer } from "../support/testServer.ts"

const { ask, signIn, openShop } = testServer()

/** A shop whose every text carries a mark that nobody else may ever read. */
const markedShop = async () => {
  const mark = `CANARY${crypto.randomUUID().slice(0, 8)}`
  const { prefix, users, location } = await openShop(["owner"], { businessName: mark })
  const cookie = await signIn(prefix, users[0]!.userName)
  const post = async (path: string, body: unknown) => (await ask(prefix, path, { method: "POST", body, cookie })).json().data as { id: string }
  const profile = await post("/pricing-profiles", { ...samplePricingProfile, profileName: mark })
  const customer = await post("/customers", { ...sampleCustomer, customerName: mark, emailAddress: `${mark}@example.com`, pricingProfileId: profile.id })
  const job = sampleJob(customer.id as CustomerId, location.id)
  const kept = await post("/jobs", { ...job, install: { ...job.install, notes: mark }, vehicle: { ...job.vehicle, plate: mark.slice(0, 12) } })
  return { mark, prefix, cookie, ids: [profile.id, customer.id, kept.id, location.id], bodies: { customerId: customer.id, locationId: location.id, pricingProfileId: profile.id } }
}

const paths = (path: string, ids: ReadonlyArray<string>) =>
  pathFields(path).length === 0 ? [path] : ids.map((id) => path.replace(/:(\w+)/g, () => id))

const bodyFor = (name: string, foreign: Awaited<ReturnType<typeof markedShop>>): Record<string, unknown> => {
  const job = sampleJob(foreign.bodies.customerId as CustomerId, foreign.bodies.locationId as never)
  return {
    postCustomer: { ...sampleCustomer, pricingProfileId: foreign.bodies.pricingProfileId },
    putCustomer: { ...sampleCustomer, version: 1 },
    postPricingProfile: samplePricingProfile,
    putPricingProfile: { ...samplePricingProfile, version: 1 },
    postJob: job,
    putJob: { ...job, version: 1 },
    postWorkOrder: { version: 1, date: "2026-12-01", timeFrame: "" },
    postInvoice: { version: 1 },
    postPayment: { paymentId: crypto.randomUUID(), payer: "customer", collectionDate: "2026-11-21", source: "Cash", amountReceived: 100, description: "" }
  }[name] ?? {}
}

describe("the canary of one shop", () => {
  it("sings in no answer to another, from any call there is, with its ids or without (T4, T5)", async () => {
    const theirs = await markedShop()
    const mine = await markedShop()
    const calls = handlers.map(({ endpoint }) => endpoint).filter(({ name }) => name !== "logout")
    const answers: Array<[string, Reply]> = []
    for (const { name, method, path } of calls) {
      for (const one of paths(path, [...theirs.ids, crypto.randomUUID()])) {
        const query = method === "GET" && pathFields(path).length === 0 ? `?text=${theirs.mark}` : ""
        const body = method === "GET" ? undefined : bodyFor(name, theirs)
        for (const asked of [one, ...query === "" ? [] : [one + query]]) {
          answers.push([`${method} ${asked}`, await ask(mine.prefix, asked, { method, cookie: mine.cookie, ...body === undefined ? {} : { body } })])
        }
      }
    }
    assert.isAbove(answers.length, 60)
    for (const [call, { text, status }] of answers) {
      assert.notInclude(text, theirs.mark, call)
      assert.isBelow(status, 500, call)
    }
    const still = await ask(theirs.prefix, "/customers", { cookie: theirs.cookie })
    assert.include(still.text, theirs.mark)
  })

  it("is not to be told from an id that never was", async () => {
    const theirs = await markedShop()
    const mine = await markedShop()
    const byId = handlers.map(({ endpoint }) => endpoint).filter(({ path }) => pathFields(path).includes("id"))
    assert.isAtLeast(byId.length, 9)
    for (const { name, method, path } of byId) {
      for (const foreign of theirs.ids) {
        const never = crypto.randomUUID()
        const body = method === "GET" || method === "DELETE" ? undefined : bodyFor(name, mine)
        const asked = async (id: string) => {
          const { status, text } = await ask(mine.prefix, path.replace(":id", id), { method, cookie: mine.cookie, ...body === undefined ? {} : { body } })
          return [status, text.replaceAll(id, "ID")]
        }
        const strange = await asked(foreign)
        assert.deepStrictEqual(strange, await asked(never), `${method} ${path}`)
        assert.strictEqual(strange[0], 404, `${method} ${path}`)
      }
    }
  })

  it("lets nobody hang their own job on another shop's customer, location or profile (T7)", async () => {
    const theirs = await markedShop()
    const mine = await markedShop()
    for (const field of ["customerId", "locationId", "pricingProfileId"] as const) {
      const draft = { ...sampleJob(mine.bodies.customerId as CustomerId, mine.bodies.locationId as never), [field]: theirs.bodies[field] }
      const answer = await ask(mine.prefix, "/jobs", { method: "POST", cookie: mine.cookie, body: draft })
      assert.strictEqual(answer.status, 404, field)
    }
  })
})

describe("without a session", () => {
  it("answers 401 to every call that is not the session's own, and nothing else", async () => {
    const { prefix, ids } = await markedShop()
    for (const { endpoint } of handlers) {
      if (endpoint.access === "everyone") continue
      for (const path of paths(endpoint.path, ids.slice(0, 1))) {
        const answer = await ask(prefix, path, { method: endpoint.method, ...endpoint.method === "GET" ? {} : { body: {} } })
        assert.deepStrictEqual([answer.status, answer.json().messages], [401, ["signInFirst"]], path)
      }
    }
  })
})
