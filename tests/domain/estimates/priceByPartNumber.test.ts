import { assert, describe, it } from "@effect/vitest"
import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import { emptyLineFacts } from "#domain/estimates/EstimateLine.ts"
import { linesForGlass, placeLines } from "#domain/estimates/linesForGlass.ts"
import { priceByProfile, repriceLines } from "#domain/estimates/repriceLines.ts"
import { priceEstimate } from "#domain/estimates/priceEstimate.ts"
import type { PartPrice } from "#domain/pricing-profiles/PartPrice.ts"
import { profileOn } from "#domain/pricing-profiles/partPriceFor.ts"
import { pane, profile, words } from "./pane.ts"

const always = { discount: 0, price: 0, tiers: [], from: "", until: "" } as const
/** The published example (trade 1.2): DW01659 is 80 flat, other DW are 55 % off; everything else 10 % off. */
const published: ReadonlyArray<PartPrice> = [
  { ...always, pattern: "*", kind: "discount", discount: 1000 },
  { ...always, pattern: "DW*", kind: "discount", discount: 5500 },
  { ...always, pattern: "DW01659", kind: "flat", price: 8000 }
]
const agreed = (partPrices: ReadonlyArray<PartPrice>) =>
  profile({ windshieldPercent: 3000, partPrices, autoAddLabor: false })
const glass = (partNumber: string, partPrices: ReadonlyArray<PartPrice> = published) => {
  const [line] = linesForGlass(pane({ partNumber: partNumber as never, listPrice: 40000 }), agreed(partPrices), words)
  return line!
}
const brief = ({ netPrice, rule, partPattern }: Pick<EstimateLine, "netPrice" | "rule" | "partPattern">) => [
  netPrice,
  rule,
  partPattern
]

describe("a price by part number", () => {
  it("takes precedence over the profile's percentages, as published", () => {
    assert.deepStrictEqual(brief(glass("DW01659GBYN")), [8000, "partFlat", "DW01659"])
    assert.deepStrictEqual(brief(glass("DW01700GBYN")), [18000, "partDiscount", "DW*"])
    assert.deepStrictEqual(brief(glass("FW01700GBYN")), [36000, "partDiscount", "*"])
    assert.deepStrictEqual(brief(glass("FW01700GBYN", [])), [28000, "glassDiscount", ""])
  })

  it("applies to the line if flat, and to each piece otherwise", () => {
    const cash = { partsTaxRate: 0, laborTaxRate: 0, taxExempt: false, insured: false, deductible: 0, rebate: 0 }
    const sold = (kind: "flat" | "each", quantity: number) => {
      const clip = {
        ...emptyLineFacts,
        kind: "clip",
        partNumber: "HCL000123",
        description: "Clip",
        quantity,
        cost: 0
      } as const
      const line = {
        ...clip,
        listPrice: 0,
        discount: 0,
        netPrice: 0,
        taxable: true,
        customerPaid: false,
        rule: "typed"
      } as const
      const priced = priceByProfile(line, agreed([{ ...always, pattern: "HCL*", kind, price: 1000 }]))!
      return priceEstimate({ ...cash, lines: [priced] }).total
    }
    assert.deepStrictEqual([sold("flat", 100), sold("flat", 700), sold("flat", 0)], [1000, 1000, 0])
    assert.deepStrictEqual([sold("each", 100), sold("each", 700)], [1000, 7000])
  })

  it("uses the tier of the list price", () => {
    const tiers = [
      { from: 100000, discount: 6000 },
      { from: 0, discount: 4000 },
      { from: 40000, discount: 5000 }
    ]
    assert.deepStrictEqual(brief(glass("DW01659GBYN", [{ ...always, pattern: "*", kind: "tiered", tiers }])), [
      20000,
      "partTiered",
      "*"
    ])
  })

  it("requires a price if a discount has no list price to apply to", () => {
    const line = { ...glass("DW01700GBYN"), listPrice: 0 }
    assert.deepStrictEqual(brief(priceByProfile(line, agreed(published))!), [0, "priceRequired", "DW*"])
  })

  it("also prices other parts, but not labor, kits, calibrations, or repairs", () => {
    const lines = linesForGlass(
      pane({
        partNumber: "DW01659GBYN" as never,
        listPrice: 40000,
        laborHours: 200,
        calibration: "static",
        kit: { partNumber: "HAH900001", kind: "base", quantity: 100 }
      }),
      profile({ laborRate: 5000, kitBaseRate: 2000, calibrationStatic: 30000, partPrices: published }),
      words
    )
    assert.deepStrictEqual(
      lines.map(({ netPrice, partPattern }) => [netPrice, partPattern]),
      [
        [8000, "DW01659"],
        [5000, ""],
        [2000, ""],
        [30000, ""]
      ]
    )
  })

  it("is added and removed when a quote is repriced, including by its dates", () => {
    const dated = [{ ...published[2]!, until: "2026-12-31" }]
    const placed = placeLines([glass("DW01659GBYN", [])], () => crypto.randomUUID())
    const again = (lines: ReadonlyArray<EstimateLine>, day: string) =>
      repriceLines(lines, {
        profile: profileOn(agreed(dated), day),
        words,
        catalogue: [],
        newId: () => crypto.randomUUID()
      })
    const inDecember = again(placed, "2026-12-31")
    assert.deepStrictEqual(inDecember.map(brief), [[8000, "partFlat", "DW01659"]])
    assert.deepStrictEqual(again(inDecember, "2027-01-01").map(brief), [[28000, "glassDiscount", ""]])
    const part = [{ ...inDecember[0]!, kind: "part" as const }]
    assert.deepStrictEqual(again(part, "2027-01-01").map(brief), [[40000, "hardwareDiscount", ""]])
    // Prices a person typed stay.
    const typed = inDecember.map((line) => ({ ...line, rule: "typed" as const, partPattern: "", netPrice: 9900 }))
    assert.deepStrictEqual(again(typed, "2026-12-31").map(brief), [[9900, "typed", ""]])
  })
})
