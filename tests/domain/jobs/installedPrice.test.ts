import { assert, describe, it } from "@effect/vitest"
import { Arbitrary, Schema } from "effect"
import { linesForGlass, linesInTradeOrder, placeLines } from "#domain/estimates/linesForGlass.ts"
import type { TaxRates } from "#domain/estimates/priceEstimate.ts"
import { installedPrice, taxRatesOf, totalsOf } from "#domain/jobs/completeDraft.ts"
import type { PartPrice } from "#domain/pricing-profiles/PartPrice.ts"
import { JobTax } from "#domain/shared/TaxLine.ts"
import { anyEstimate } from "#tests/domain/estimates/estimateArbitrary.ts"
import { pane, profile, typed, words } from "#tests/domain/estimates/pane.ts"

const always = { discount: 0, price: 0, tiers: [], from: "", until: "" } as const
const terms = profile({
  windshieldPercent: 3000,
  laborRate: 6000,
  numberOfKits: 100,
  kitBaseRate: 2500,
  calibrationStatic: 27500,
  moldingPercent: 1000
})
const windshield = pane({
  listPrice: 40000,
  laborHours: 250,
  calibration: "static",
  hardware: [{ partNumber: "HML1", kind: "molding", description: "Molding", quantity: 100, listPrice: 5000 }]
})
const rows = (partPrices: ReadonlyArray<PartPrice> = [], costOf = (_: string) => 0) =>
  linesForGlass(windshield, { ...terms, partPrices }, words, costOf)
const simple: TaxRates = { parts: 825, labor: 0, exempt: false, lines: [] }
const quebec = taxRatesOf(
  {
    defaultPartsTaxRate: 825,
    defaultLaborTaxRate: 825,
    taxLines: [
      { name: "TPS", rate: 500, on: "both", from: "2008-01-01" },
      { name: "TVQ", rate: 997.5, on: "both", from: "2013-01-01" }
    ]
  },
  "2026-11-25",
  false
)
const anyRates: Arbitrary.Arbitrary<TaxRates> = Arbitrary.schema(
  Schema.Struct({
    parts: Schema.Literals([0, 560, 825, 1050]),
    labor: Schema.Literals([0, 500, 825]),
    exempt: Schema.Boolean,
    lines: Schema.Array(Schema.Struct({ ...JobTax.fields, rate: Schema.Literals([0, 500, 700, 997.5]) })).check(
      Schema.isMaxLength(2)
    )
  })
)

describe("the installed price of glass", () => {
  // By hand: parts 280.00 + 25.00 + 45.00 = 350.00, labor 150.00 + 275.00 = 425.00; 8.25 % of 350.00 is 28.88.
  it("includes parts, labor, kit, and calibration, with tax on parts", () =>
    assert.strictEqual(installedPrice(rows(), [], simple).total, 80388))

  // By hand: 5 % of 775.00 is 38.75, 9.975 % is 77.31 (77.30625), neither calculated on the other.
  it("includes both of Québec's taxes", () => assert.strictEqual(installedPrice(rows(), [], quebec).total, 89106))

  // By hand: the glass at 99.00 flat instead of 280.00; parts 169.00, tax 13.94.
  it("uses the profile's price for its part number", () => {
    const flat = [{ ...always, pattern: "FW*", kind: "flat", price: 9900 } as const]
    assert.strictEqual(installedPrice(rows(flat), [], simple).total, 60794)
  })

  it("includes no tax for an exempt customer", () =>
    assert.strictEqual(installedPrice(rows(), [], { ...simple, exempt: true }).total, 77500))

  it("reports missing prices instead of a total that is too low", () => {
    const markup = linesForGlass(windshield, { ...terms, method: "markup" }, words)
    assert.deepStrictEqual(installedPrice(markup, [], simple).unpriced, ["Windshield, solar, acoustic", "Molding"])
    assert.deepStrictEqual(installedPrice(rows(), [], simple).unpriced, [])
  })

  // By hand: sold for 775.00 with a glass cost of 180.00: 595.00, 76.77 %.
  it("has a margin before tax only if the cost of the glass is known", () => {
    const priced = installedPrice(
      rows([], (partNumber) => (partNumber === windshield.partNumber ? 18000 : 0)),
      [],
      simple
    )
    assert.deepStrictEqual([priced.margin, priced.marginShare], [59500, 7677])
    const unknown = installedPrice(rows(), [], simple)
    assert.deepStrictEqual([unknown.margin, unknown.marginShare], [undefined, undefined])
  })

  it.prop("is the increase of the job's total if chosen", [anyEstimate, anyRates], ([job, rates]) => {
    const added = rows()
    const chosen = linesInTradeOrder([...job.lines, ...placeLines(added, () => crypto.randomUUID())])
    const insurance = job.insured
      ? {
          insurerId: null,
          company: "",
          policyNumber: "",
          claimNumber: "",
          deductible: job.deductible,
          rebate: job.rebate
        }
      : null
    const totalOf = (lines: typeof job.lines) =>
      totalsOf({ lines, insurance: insurance as Parameters<typeof totalsOf>[0]["insurance"] }, rates).total
    assert.strictEqual(installedPrice(added, job.lines, rates).total, totalOf(chosen) - totalOf(job.lines))
  })

  it("may differ by a cent next to other lines, because tax is rounded on all of them together", () => {
    const beside = [typed("part", 6)]
    const alone = installedPrice(rows(), [], simple).total
    assert.include([alone - 1, alone, alone + 1], installedPrice(rows(), beside, simple).total)
  })
})
