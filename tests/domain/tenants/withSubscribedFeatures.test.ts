import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { availableFeatures, plans, withSubscribedFeatures } from "#domain/tenants/plans.ts"
import { AddOn, Edition, Tenant } from "#domain/tenants/Tenant.ts"
import { sampleTenant } from "#domain/testing/samples.ts"
import { demoShop, secondShop } from "#api/demo/shops.ts"
import { rootTenant } from "#api/rootTenant.ts"

/** Spec §1, restated: the features of each edition, with the public page as an add-on and without. */
const opens = [
  ["freeTrial", ["BasicReports", "CustomReports", "EDI", "FullCRM", "VinDecoder", "WorkRequest"], true],
  ["payPerLookup", ["VinDecoder"], false],
  ["basic", ["BasicReports", "FullCRM", "VinDecoder"], true],
  ["premium", ["BasicReports", "CustomReports", "EDI", "FullCRM", "VinDecoder", "WorkRequest"], true]
] as const

describe("a subscription", () => {
  it("supports every edition", () => {
    assert.deepStrictEqual(
      opens.map(([edition]) => edition),
      [...Edition.literals]
    )
  })

  it.each(opens)(
    "%s has the specified features, with the public page only if it can be added",
    (edition, features, takesThePage) => {
      assert.deepStrictEqual([...withSubscribedFeatures(edition, []).features].sort(), [...features])
      const withPage = takesThePage ? [...features, "BusinessPages"].sort() : [...features]
      assert.deepStrictEqual([...withSubscribedFeatures(edition, ["businessPages"]).features].sort(), withPage)
      assert.deepStrictEqual(
        withSubscribedFeatures(edition, ["businessPages"]).addOns,
        takesThePage ? ["businessPages"] : []
      )
    }
  )

  it("removes an add-on the new plan does not support, and keeps a supported one", () => {
    const premium = withSubscribedFeatures("premium", ["businessPages"])
    assert.deepStrictEqual(withSubscribedFeatures("basic", premium.addOns).addOns, ["businessPages"])
    const lookups = withSubscribedFeatures("payPerLookup", premium.addOns)
    assert.deepStrictEqual(lookups, {
      edition: "payPerLookup",
      addOns: [],
      features: ["VinDecoder"],
      pageEnds: ""
    })
    assert.deepStrictEqual(withSubscribedFeatures("premium", lookups.addOns).features.includes("BusinessPages"), false)
  })

  it("keeps the last day of a canceled page with a plan that supports it, and drops both otherwise", () => {
    assert.strictEqual(withSubscribedFeatures("basic", ["businessPages"], "2026-12-04").pageEnds, "2026-12-04")
    assert.strictEqual(withSubscribedFeatures("payPerLookup", ["businessPages"], "2026-12-04").pageEnds, "")
  })

  it("keeps a canceled page open through its last day in every time zone, and everything else afterward", () => {
    const shop = withSubscribedFeatures("premium", ["businessPages"], "2026-12-04")
    // 11:59 p.m. on the last day in Honolulu (UTC-10).
    assert.deepStrictEqual(availableFeatures(shop, Date.parse("2026-12-05T09:59:00Z")), shop.features)
    const after = availableFeatures(shop, Date.parse("2026-12-05T12:00:00Z"))
    assert.deepStrictEqual([...after].sort(), withSubscribedFeatures("premium", []).features.toSorted())
    assert.deepStrictEqual(
      availableFeatures({ ...shop, pageEnds: "" }, Date.parse("2030-01-01T00:00:00Z")),
      shop.features
    )
  })

  it("includes the public page for free with premium and the trial only", () => {
    const free = Edition.literals.filter((edition) => plans[edition].freeAddOns.includes("businessPages"))
    assert.deepStrictEqual(free, ["freeTrial", "premium"])
    for (const { addOns, freeAddOns } of Object.values(plans))
      for (const addOn of freeAddOns) assert.include(addOns, addOn)
    assert.deepStrictEqual([...AddOn.literals], ["businessPages"])
  })

  it("is consistent for every built-in shop", () => {
    for (const { edition, addOns, features, pageEnds } of [demoShop, secondShop, sampleTenant]) {
      const has = { edition, addOns: [...addOns], features: [...features], pageEnds }
      assert.deepStrictEqual(has, withSubscribedFeatures(edition, addOns))
    }
    assert.deepStrictEqual(rootTenant.features, [])
  })

  it("validates a shop's address like any other", () => {
    const decode = Schema.decodeUnknownOption(Tenant)
    const shop = { ...sampleTenant, id: crypto.randomUUID(), tenantUniqueId: "x", prefix: "x" }
    assert.isTrue(decode(shop)._tag === "Some" && decode({ ...shop, address: null })._tag === "Some")
    assert.strictEqual(decode({ ...shop, address: { ...shop.address, region: "QC" } })._tag, "None")
  })
})
