import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { inMemory } from "#adapters/memory/inMemory.ts"
import { changeCustomer, createCustomer } from "#domain/customers/customersHandlers.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { PricingProfiles } from "#domain/pricing-profiles/PricingProfiles.ts"
import { sampleCustomer } from "#domain/testing/samples.ts"
import { freshProfile, freshTenant, withTenant } from "#tests/contracts/fresh.ts"

const [demo, other] = [freshTenant(), freshTenant()]
const [inDemo, inOther] = [withTenant(demo.id), withTenant(other.id)]
const inTwoShops = Effect.provide(inMemory([demo, other]))

describe("a customer", () => {
  it.effect("is added with its own id at version 1", () =>
    Effect.gen(function* () {
      const [one, next] = [yield* createCustomer(sampleCustomer), yield* createCustomer(sampleCustomer)]
      assert.notStrictEqual(one.id, next.id)
      assert.deepStrictEqual({ ...one }, { ...sampleCustomer, id: one.id, version: 1 })
      assert.deepStrictEqual(yield* (yield* Customers).get(one.id), one)
    }).pipe(inDemo, inTwoShops)
  )

  it.effect("uses only this shop's pricing profiles, when added and when changed", () =>
    Effect.gen(function* () {
      const [mine, theirs] = [freshProfile(), freshProfile()]
      yield* (yield* PricingProfiles).add(mine).pipe(inDemo)
      yield* (yield* PricingProfiles).add(theirs).pipe(inOther)
      const adding = yield* createCustomer({ ...sampleCustomer, pricingProfileId: theirs.id }).pipe(inDemo, Effect.flip)
      assert.strictEqual(adding._tag, "PricingProfileNotFound")
      assert.strictEqual((yield* (yield* Customers).list({}).pipe(inDemo)).total, 0)

      const ada = yield* createCustomer({ ...sampleCustomer, pricingProfileId: mine.id }).pipe(inDemo)
      const changing = yield* changeCustomer({ ...ada, pricingProfileId: theirs.id }).pipe(inDemo, Effect.flip)
      assert.strictEqual(changing._tag, "PricingProfileNotFound")
      assert.deepStrictEqual(yield* (yield* Customers).get(ada.id).pipe(inDemo), ada)
    }).pipe(inTwoShops)
  )
})
