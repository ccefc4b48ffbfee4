import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { type PartPrice, PartPattern, PartPrices, patternOf } from "#domain/pricing-profiles/PartPrice.ts"
import { partPriceFor, profileOn } from "#domain/pricing-profiles/partPriceFor.ts"
import { samplePricingProfile } from "#domain/testing/samples.ts"
import { readForm } from "#web/forms/formErrors.ts"

const price = (pattern: string, over: Partial<PartPrice> = {}): PartPrice => ({
  pattern,
  kind: "discount",
  discount: 1000,
  price: 0,
  tiers: [],
  from: "",
  until: "",
  ...over
})
const fits = (partNumber: string, ...patterns: ReadonlyArray<string>) =>
  partPriceFor(
    { partNumber, listPrice: 10000 },
    patterns.map((pattern) => price(pattern))
  )?.pattern

describe("the most specific part price (trade 1.2)", () => {
  it("is the number, then the longest prefix, the opening, and every part, whatever their order", () => {
    const all = ["*", "?W*", "DW*", "DW01*", "DW01659"]
    for (const patterns of [all, all.toReversed()]) {
      assert.strictEqual(fits("DW01659GBYN", ...patterns), "DW01659")
      assert.strictEqual(fits("DW01660GBYN", ...patterns), "DW01*")
      assert.strictEqual(fits("DW02000GTY", ...patterns), "DW*")
      assert.strictEqual(fits("FW02000GTY", ...patterns), "?W*")
      assert.strictEqual(fits("FD02000GTY", ...patterns), "*")
      assert.strictEqual(fits("HCL000123", ...patterns), "*")
    }
  })

  it("covers a part in every color and from every supplier, with a specific color taking precedence", () => {
    assert.strictEqual(fits("DW01659GBYN FYG", "DW01659"), "DW01659")
    assert.strictEqual(fits("DW01659GBYN", "DW01659", "DW01659GBYN"), "DW01659GBYN")
    assert.strictEqual(fits("DW01659GTYN", "DW01659", "DW01659GBYN"), "DW01659")
    assert.strictEqual(fits("DW01659GBYN", "DW01659", "DW01659GB*"), "DW01659GB*")
  })

  it("does not match other part numbers", () => {
    assert.isUndefined(fits("HCL0001234", "HCL000123"))
    assert.isUndefined(fits("DW16590GTY", "DW01659"))
    assert.isUndefined(fits("", "*"))
    assert.isUndefined(fits("LABOR", "?W*"))
  })

  it("parses patterns as typed", () => {
    assert.strictEqual(patternOf(" dw-1659 "), "DW01659")
    assert.strictEqual(patternOf("dw *"), "DW*")
    assert.strictEqual(patternOf("?w*"), "?W*")
    assert.strictEqual(fits("DW01659GBYN", "dw 1659"), "dw 1659")
  })

  it("falls through to the next price if the list price is below the first tier", () => {
    const tiered = price("DW*", { kind: "tiered", tiers: [{ from: 50000, discount: 5000 }] })
    const prices = [price("*"), tiered]
    assert.strictEqual(partPriceFor({ partNumber: "DW01659", listPrice: 50000 }, prices), tiered)
    assert.strictEqual(partPriceFor({ partNumber: "DW01659", listPrice: 49999 }, prices)?.pattern, "*")
  })

  it.prop(
    "never depends on the order and always matches",
    [
      Schema.Array(Schema.Literals(["*", "?W*", "?D*", "D*", "DW*", "DW0*", "DW01659"])),
      Schema.Literals(["DW01659GBYN", "DW01700", "FW01659", "DD01659GTY", "HAH000004"])
    ],
    ([patterns, number]) => {
      const found = fits(number, ...patterns)
      assert.strictEqual(fits(number, ...patterns.toReversed()), found)
      if (patterns.includes("*")) assert.isDefined(found)
      if (found !== undefined) assert.strictEqual(fits(number, found), found)
    }
  )
})

describe("part prices in a profile", () => {
  const errorsOf = (...prices: ReadonlyArray<PartPrice>) => {
    const answer = readForm(Schema.Struct({ prices: PartPrices }), { prices })
    return answer._tag === "Success" ? {} : answer.failure
  }

  it("apply from their first through their last day", () => {
    const prices = [price("*", { until: "2026-12-31" }), price("*", { from: "2027-01-01", discount: 2000 })]
    assert.deepStrictEqual(errorsOf(...prices), {})
    assert.deepStrictEqual(
      ["2026-12-31", "2027-01-01"].map((day) =>
        profileOn({ ...samplePricingProfile, partPrices: prices }, day).partPrices.map(({ discount }) => discount)
      ),
      [[1000], [2000]]
    )
  })

  it("are rejected if one pattern has two on the same day, however it is typed", () => {
    assert.deepStrictEqual(errorsOf(price("DW01659"), price("dw1659")), { "prices.1.pattern": ["partPrice.twice"] })
    assert.deepStrictEqual(errorsOf(price("*", { until: "2026-12-31" }), price("*", { from: "2026-12-31" })), {
      "prices.1.pattern": ["partPrice.twice"]
    })
  })

  it("are rejected if they set no price or end before they start", () => {
    assert.deepStrictEqual(errorsOf(price("*", { kind: "flat" })), { "prices.0.price": ["partPrice.zero"] })
    assert.deepStrictEqual(errorsOf(price("*", { kind: "each" })), { "prices.0.price": ["partPrice.zero"] })
    assert.deepStrictEqual(errorsOf(price("*", { kind: "tiered" })), { "prices.0.tiers": ["partPrice.noTiers"] })
    assert.deepStrictEqual(
      errorsOf(
        price("*", {
          kind: "tiered",
          tiers: [
            { from: 5, discount: 1 },
            { from: 5, discount: 2 }
          ]
        })
      ),
      { "prices.0.tiers.1.from": ["partPrice.tierTwice"] }
    )
    assert.deepStrictEqual(errorsOf(price("*", { from: "2027-01-02", until: "2027-01-01" })), {
      "prices.0.until": ["partPrice.untilBeforeFrom"]
    })
  })

  it("reject an invalid pattern", () => {
    const is = Schema.is(PartPattern)
    assert.deepStrictEqual(
      ["*", "?W*", "DW*", "D*", "DW01659", "MOLD-7", "?W *"].filter((text) => !is(text)),
      []
    )
    assert.deepStrictEqual(["", " ", "**", "?", "?W", "?X*", "*W", "D*W", "DW?1659", "x".repeat(21)].filter(is), [])
  })
})
