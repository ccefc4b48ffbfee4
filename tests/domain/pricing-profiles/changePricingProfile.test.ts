import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { inMemory } from "#adapters/memory/inMemory.ts"
import { changePricingProfile, createPricingProfile } from "#domain/pricing-profiles/pricingProfilesHandlers.ts"
import { samplePricingProfile } from "#domain/testing/samples.ts"
import { freshTenant, withTenant } from "#tests/contracts/fresh.ts"

const demo = freshTenant()
const flat = { pattern: "DW*", kind: "flat", discount: 0, price: 8000, tiers: [], from: "", until: "" } as const

describe("saving a pricing profile", () => {
  it.effect("keeps its part prices if a client does not send them, and removes them if it sends none", () =>
    Effect.gen(function* () {
      const profile = yield* createPricingProfile({ ...samplePricingProfile, partPrices: [flat] })
      const { partPrices: _, ...older } = { ...profile, laborRate: 4500 }
      const saved = yield* changePricingProfile(older)
      assert.deepStrictEqual([saved.laborRate, saved.partPrices], [4500, [flat]])
      assert.deepStrictEqual((yield* changePricingProfile({ ...saved, partPrices: [] })).partPrices, [])
    }).pipe(withTenant(demo.id), Effect.provide(inMemory([demo])))
  )
})
