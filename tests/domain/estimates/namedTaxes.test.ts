import { assert, describe, it } from "@effect/vitest"
import { Arbitrary, Schema } from "effect"
import { LineKind } from "#domain/estimates/EstimateLine.ts"
import { priceEstimate, taxClassOf } from "#domain/estimates/priceEstimate.ts"
import { JobTax } from "#domain/shared/TaxLine.ts"
import { anyEstimate } from "./estimateArbitrary.ts"
import { typed } from "./pane.ts"

const quebec = [
  { name: "TPS", rate: 500, on: "both" },
  { name: "TVQ", rate: 997.5, on: "both" }
] as const
const plain = { partsTaxRate: 0, laborTaxRate: 0, taxExempt: false, insured: false, deductible: 0, rebate: 0 }

const anyTaxes = Arbitrary.schema(
  Schema.Array(
    Schema.Struct({ ...JobTax.fields, name: Schema.Literal("T"), rate: Schema.Literals([0, 1, 500, 700, 997.5, 1500]) })
  ).check(Schema.isMaxLength(4))
)

describe("named taxes", () => {
  // Revenu Québec's example of the rates since January 1, 2013: $100.00, GST $5.00, QST $9.98, $114.98.
  it("match Revenu Québec's published amounts for 100 dollars, neither calculated on the other", () => {
    const { taxes, total, partsTax, laborTax } = priceEstimate({
      ...plain,
      taxes: quebec,
      lines: [typed("glass", 6000), typed("labor", 4000)]
    })
    assert.deepStrictEqual(taxes, [
      { name: "TPS", amount: 500 },
      { name: "TVQ", amount: 998 }
    ])
    assert.deepStrictEqual([partsTax, laborTax, total], [0, 0, 11498])
  })

  // By hand: 7 % of 100.00 parts, 5 % of 100.00 parts and 50.00 labor.
  it("apply to parts, labor, or both, and only to taxable lines", () => {
    const lines = [typed("glass", 10000), typed("labor", 5000), typed("fee", 9900, { taxable: false })]
    const taxes = [
      { name: "PST", rate: 700, on: "parts" },
      { name: "GST", rate: 500, on: "both" },
      { name: "Labor", rate: 100, on: "labor" }
    ] as const
    const priced = priceEstimate({ ...plain, lines, taxes })
    assert.deepStrictEqual(
      priced.taxes.map(({ amount }) => amount),
      [700, 750, 50]
    )
    assert.strictEqual(priced.total, 26400)
    assert.deepStrictEqual(
      priceEstimate({ ...plain, lines, taxes, taxExempt: true }).taxes.map(({ amount }) => amount),
      [0, 0, 0]
    )
  })

  // Claimed 100.00 with 14.98 tax less 50.00. The customer's own 10.00 brings the rest of the tax.
  it("follow the payer: the insurer's share on its own lines, the rest on the customer", () => {
    const lines = [typed("glass", 10000), typed("part", 1000, { customerPaid: true })]
    const priced = priceEstimate({ ...plain, lines, taxes: quebec, insured: true, deductible: 5000 })
    // 110.00: 5.50 and 10.9725.
    assert.deepStrictEqual([priced.total, priced.insurerShare, priced.customerShare], [12647, 6498, 6149])
  })

  it.prop(
    "add up with the subtotals to the total, whatever the order of lines",
    [anyEstimate, anyTaxes],
    ([any, taxes]) => {
      const estimate = { ...any, taxes }
      const priced = priceEstimate(estimate)
      const named = priced.taxes.reduce((sum, { amount }) => sum + amount, 0)
      assert.strictEqual(
        priced.total,
        priced.partsSubtotal + priced.laborSubtotal + priced.partsTax + priced.laborTax + named
      )
      assert.strictEqual(priced.total, priced.insurerShare + priced.customerShare + priced.shopCredit)
      const { lines: _, ...turned } = priceEstimate({ ...estimate, lines: estimate.lines.toReversed() })
      const { lines: _there, ...sums } = priced
      assert.deepStrictEqual(turned, sums)
    }
  )

  it.prop("match a rate on parts and a rate on labor", [anyEstimate], ([estimate]) => {
    const { partsTaxRate, laborTaxRate } = estimate
    const simple = priceEstimate(estimate)
    const taxes = [
      { name: "P", rate: partsTaxRate, on: "parts" },
      { name: "L", rate: laborTaxRate, on: "labor" }
    ] as const
    const named = priceEstimate({ ...estimate, partsTaxRate: 0, laborTaxRate: 0, taxes })
    assert.deepStrictEqual(
      [named.total, named.insurerShare, named.taxes.map(({ amount }) => amount)],
      [simple.total, simple.insurerShare, [simple.partsTax, simple.laborTax]]
    )
    assert.deepStrictEqual(priceEstimate({ ...estimate, taxes: [] }), simple)
  })
})

describe("each kind of line", () => {
  it("is taxed as parts or as labor, explicitly for every kind", () =>
    assert.deepStrictEqual(Object.fromEntries(LineKind.literals.map((kind) => [kind, taxClassOf(kind)])), {
      glass: "parts",
      labor: "labor",
      kit: "parts",
      molding: "parts",
      clip: "parts",
      rainSensorPad: "parts",
      part: "parts",
      calibration: "labor",
      repair: "parts",
      fee: "parts"
    }))
})
