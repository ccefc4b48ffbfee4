import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { inMemory } from "#adapters/memory/inMemory.ts"
import { nagsMemory } from "#adapters/memory/nagsMemory.ts"
import { handleRequest } from "#domain/contract/handleRequest.ts"
import { getSearchPrice, listSearchCharges, postGlassSearch } from "#domain/nags-search/nagsSearchApi.ts"
import { nagsSearchHandlers } from "#domain/nags-search/nagsSearchHandlers.ts"
import { CurrentUser, type SignedInUser, UserId } from "#domain/access/CurrentUser.ts"
import type { Role } from "#domain/access/Role.ts"
import type { Edition } from "#domain/tenants/Tenant.ts"
import { addTenantInMemory } from "#tests/adapters/memory/newTenantInMemory.ts"
import { freshTenant, withTenant } from "#tests/contracts/fresh.ts"
import { nagsFits } from "#tests/contracts/nagsFits.ts"

const shops = Layer.merge(inMemory(), nagsMemory(nagsFits))
const hours = 3_600_000
const vehicle = { by: "vehicle", year: 2020, make: "Contract Motors", model: "Alpha-150", bodyStyle: "Sedan" }
const number = (partNumber: string) => ({ by: "partNumber", partNumber })
const person = (role: Role): SignedInUser => ({
  id: UserId.make("019845e1-682f-4b02-a706-3b2422d13aec"),
  firstName: "Nina",
  lastName: "Aguilar",
  roles: [role],
  features: ["FullCRM"],
  accountActive: true
})

/** A separate shop, and ways to send requests as a user in it. */
const shopWith = Effect.fnUntraced(function* (edition: Edition = "basic", role: Role = "sales") {
  const tenant = { ...freshTenant(), edition }
  yield* addTenantInMemory(tenant)
  const call = (endpoint: unknown, input: unknown, as: Role = role) =>
    handleRequest(
      nagsSearchHandlers.find((handler) => handler.endpoint === endpoint)!,
      input
    ).pipe(withTenant(tenant.id), Effect.provideService(CurrentUser, person(as)))
  const data = Effect.fnUntraced(function* (endpoint: unknown, input: unknown, as: Role = role) {
    const { body } = yield* call(endpoint, input, as)
    assert(body.succeeded, JSON.stringify(body))
    return body.data as {
      readonly parts: ReadonlyArray<{ readonly partNumber: string }>
      readonly charged: number
      readonly total: number
      readonly items: ReadonlyArray<Record<string, unknown>>
      readonly amount: number
      readonly paidUntil: number | null
      readonly isAvailable: boolean
    }
  })
  return { call, data, search: (query: unknown) => data(postGlassSearch, { query }) }
})

layer(shops)("a NAGS search", (it) => {
  it.effect("finds the glass of a vehicle, or of a number however it is typed, and charges 1.00", () =>
    Effect.gen(function* () {
      const { search } = yield* shopWith()
      const found = yield* search(vehicle)
      assert.deepStrictEqual(
        [found.parts.map(({ partNumber }) => partNumber), found.charged],
        [["DW90001GBYY", "DW90001GTNN", "DB90001GTNN", "DD90001GTNN"], 100]
      )
      const byNumber = yield* search(number("dw-90001 gt n n PGW"))
      assert.deepStrictEqual(
        [byNumber.parts.map(({ partNumber }) => partNumber), byNumber.charged],
        [["DW90001GTNN"], 100]
      )
    })
  )

  it.effect(
    "is free for everyone in the shop for 24 hours after a charge, however it is typed, and then charged again",
    () =>
      Effect.gen(function* () {
        const { data, search } = yield* shopWith()
        const charged = Effect.map(search(vehicle), (found) => found.charged)
        assert.strictEqual(yield* charged, 100)
        assert.strictEqual((yield* search({ ...vehicle, make: " contract MOTORS ", model: "alpha-150" })).charged, 0)
        assert.strictEqual((yield* data(postGlassSearch, { query: vehicle }, "nags")).charged, 0)
        assert.strictEqual((yield* search({ ...vehicle, bodyStyle: "" })).charged, 100)
        yield* TestClock.adjust(24 * hours - 1)
        assert.strictEqual(yield* charged, 0)
        yield* TestClock.adjust(1)
        assert.strictEqual(yield* charged, 100)
        assert.strictEqual((yield* data(listSearchCharges, {}, "owner")).total, 3)
      })
  )

  it.effect("is free if nothing is found or the input is not a part number", () =>
    Effect.gen(function* () {
      const { call, data, search } = yield* shopWith()
      assert.deepStrictEqual(yield* search(number("DW99999")), { parts: [], charged: 0 } as never)
      assert.deepStrictEqual(yield* search({ ...vehicle, year: 1950 }), { parts: [], charged: 0 } as never)
      assert.strictEqual((yield* call(postGlassSearch, { query: number("glass") })).status, 400)
      assert.strictEqual((yield* data(listSearchCharges, {}, "owner")).total, 0)
    })
  )

  it.effect("states its price in advance", () =>
    Effect.gen(function* () {
      const { data, search } = yield* shopWith()
      const key = "2020|contract motors|alpha-150|sedan"
      assert.deepStrictEqual(yield* data(getSearchPrice, { key }), {
        isAvailable: true,
        amount: 100,
        paidUntil: null
      } as never)
      yield* TestClock.adjust(5 * hours)
      yield* search(vehicle)
      yield* TestClock.adjust(hours)
      const price = yield* data(getSearchPrice, { key })
      assert.strictEqual(price.amount, 0)
      const {
        items: [charge]
      } = yield* data(listSearchCharges, {}, "owner")
      assert.strictEqual(price.paidUntil, Number(charge!["at"]) + 24 * hours)
    })
  )

  it.effect("records who searched for what, when, and the cost, for billing", () =>
    Effect.gen(function* () {
      const { data, search } = yield* shopWith()
      yield* TestClock.setTime(1_795_000_000_000)
      yield* search(vehicle)
      const { items } = yield* data(listSearchCharges, {}, "owner")
      const { id: _, ...charge } = items[0]!
      assert.deepStrictEqual(charge, {
        query: vehicle,
        by: person("sales").id,
        byName: "Nina Aguilar",
        at: 1_795_000_000_000,
        amount: 100,
        found: 4
      })
    })
  )

  it.effect("is not included in a free trial or in pay per lookup (spec §8)", () =>
    Effect.gen(function* () {
      for (const edition of ["freeTrial", "payPerLookup"] as const) {
        const { call, data } = yield* shopWith(edition, "owner")
        const { body, status } = yield* call(postGlassSearch, { query: vehicle })
        assert.deepStrictEqual([status, body.messages], [402, ["NagsNotInSubscription"]])
        assert.isFalse((yield* data(getSearchPrice, { key: "" })).isAvailable)
      }
    })
  )

  it.effect("is available to those who quote, and its history to nags, owner, and admin (spec §2)", () =>
    Effect.gen(function* () {
      const { call } = yield* shopWith("premium")
      const statuses = (endpoint: unknown, input: unknown) =>
        Effect.forEach(["owner", "admin", "sales", "billing", "nags", "installer", "vinDecoder"] as const, (role) =>
          Effect.map(call(endpoint, input, role), ({ status }) => status)
        )
      assert.deepStrictEqual(yield* statuses(postGlassSearch, { query: vehicle }), [200, 200, 200, 200, 200, 403, 403])
      assert.deepStrictEqual(yield* statuses(listSearchCharges, {}), [200, 200, 403, 403, 200, 403, 403])
    })
  )
})
