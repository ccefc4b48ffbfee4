import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { openFeatures, plans, subscribed } from "#domain/tenants/plans.ts"
import { AddOn, Edition, Tenant } from "#domain/tenants/Tenant.ts"
import { sampleTenant } from "#domain/testing/samples.ts"
import { demoShop, secondShop } from "#api/demo/shops.ts"
import { rootTenant } from "#api/rootTenant.ts"

/** Spec §1, written out a second time: what each edition opens, with the public page as an add-on and without. */
const opens = [
  ["freeTrial", ["BasicReports", "CustomReports", "EDI", "FullCRM", "VinDecoder", "WorkRequest"], true],
  ["payPerLookup", ["VinDecoder"], false],
  ["basic", ["BasicReports", "FullCRM", "VinDecoder"], true],
  ["premium", ["BasicReports", "CustomReports", "EDI", "FullCRM", "VinDecoder", "WorkRequest"], true]
] as const

describe("a subscription", () => {
  it("knows every edition", () => {
    assert.deepStrictEqual(
      opens.map(([edition]) => edition),
      [...Edition.literals]
    )
  })

  it.each(opens)(
    "%s opens what the specification says, with the public page only where it may be added",
    (edition, features, takesThePage) => {
      assert.deepStrictEqual([...subscribed(edition, []).features].sort(), [...features])
      const withPage = takesThePage ? [...features, "BusinessPages"].sort() : [...features]
      assert.deepStrictEqual([...subscribed(edition, ["businessPages"]).features].sort(), withPage)
      assert.deepStrictEqual(subscribed(edition, ["businessPages"]).addOns, takesThePage ? ["businessPages"] : [])
    }
  )

  it("takes an add-on away when the new plan does not support it, and leaves it when it does", () => {
    const premium = subscribed("premium", ["businessPages"])
    assert.deepStrictEqual(subscribed("basic", premium.addOns).addOns, ["businessPages"])
    const lookups = subscribed("payPerLookup", premium.addOns)
    assert.deepStrictEqual(lookups, {
      edition: "payPerLookup",
      addOns: [],
      features: ["VinDecoder"],
      pageEnds: ""
    })
    assert.deepStrictEqual(subscribed("premium", lookups.addOns).features.includes("BusinessPages"), false)
  })

  it("keeps the last day of a cancelled page with a plan that supports it, and drops both with one that does not", () => {
    assert.strictEqual(subscribed("basic", ["businessPages"], "2026-12-04").pageEnds, "2026-12-04")
    assert.strictEqual(subscribed("payPerLookup", ["businessPages"], "2026-12-04").pageEnds, "")
  })

  it("opens a cancelled page through its last day wherever the shop is, and everything else after it", () => {
    const shop = subscribed("premium", ["businessPages"], "2026-12-04")
    // 23:59 on the last day in Honolulu (UTC-10).
    assert.deepStrictEqual(openFeatures(shop, Date.parse("2026-12-05T09:59:00Z")), shop.features)
    const after = openFeatures(shop, Date.parse("2026-12-05T12:00:00Z"))
    assert.deepStrictEqual([...after].sort(), subscribed("premium", []).features.toSorted())
    assert.deepStrictEqual(openFeatures({ ...shop, pageEnds: "" }, Date.parse("2030-01-01T00:00:00Z")), shop.features)
  })

  it("gives the public page away with premium and the trial, and to no other", () => {
    const free = Edition.literals.filter((edition) => plans[edition].freeAddOns.includes("businessPages"))
    assert.deepStrictEqual(free, ["freeTrial", "premium"])
    for (const { addOns, freeAddOns } of Object.values(plans))
      for (const addOn of freeAddOns) assert.include(addOns, addOn)
    assert.deepStrictEqual([...AddOn.literals], ["businessPages"])
  })

  it("is what every shop has that we make ourselves", () => {
    for (const { edition, addOns, features, pageEnds } of [demoShop, secondShop, sampleTenant]) {
      const has = { edition, addOns: [...addOns], features: [...features], pageEnds }
      assert.deepStrictEqual(has, subscribed(edition, addOns))
    }
    assert.deepStrictEqual(rootTenant.features, [])
  })

  it("has a shop's address checked as any other", () => {
    const decode = Schema.decodeUnknownOption(Tenant)
    const shop = { ...sampleTenant, id: crypto.randomUUID(), tenantUniqueId: "x", prefix: "x" }
    assert.isTrue(decode(shop)._tag === "Some" && decode({ ...shop, address: null })._tag === "Some")
    assert.strictEqual(decode({ ...shop, address: { ...shop.address, region: "QC" } })._tag, "None")
  })
})
