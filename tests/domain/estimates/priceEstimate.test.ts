import { assert, describe, it } from "@effect/vitest"
import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import { type Estimate, priceEstimate } from "#domain/estimates/priceEstimate.ts"
import { anyEstimate } from "./estimateArbitrary.ts"
import { typed } from "./pane.ts"

const often = { arbitrary: { runs: 1000 } }
const insured = { partsTaxRate: 0, laborTaxRate: 0, taxExempt: false, insured: true, deductible: 0, rebate: 0 }

/** Half-up rounding of BigInt fractions: the same totals by other arithmetic. */
const halfUp = (top: bigint, bottom: bigint) => (2n * top + bottom) / (2n * bottom)
const extended = ({ netPrice, quantity, rule }: EstimateLine) =>
  rule === "partFlat" && quantity > 0 ? BigInt(netPrice) : halfUp(BigInt(netPrice) * BigInt(quantity), 100n)
const isLabor = ({ kind, taxAs }: EstimateLine) =>
  taxAs === "labor" || (taxAs === "" && (kind === "labor" || kind === "calibration"))
const sum = (lines: ReadonlyArray<EstimateLine>) => lines.reduce((total, line) => total + extended(line), 0n)
const taxed = ({ partsTaxRate, laborTaxRate, taxExempt }: Estimate<EstimateLine>, lines: ReadonlyArray<EstimateLine>) =>
  taxExempt
    ? 0n
    : [false, true].reduce((total, labor) => {
        const rate = BigInt(Math.round((labor ? laborTaxRate : partsTaxRate) * 100))
        return total + halfUp(sum(lines.filter((line) => line.taxable && isLabor(line) === labor)) * rate, 1_000_000n)
      }, 0n)

describe("any estimate", () => {
  it.prop(
    "adds up like the same calculation with BigInt",
    [anyEstimate],
    ([estimate]) => {
      const { partsSubtotal, laborSubtotal, partsTax, laborTax, total } = priceEstimate(estimate)
      assert.strictEqual(BigInt(partsSubtotal), sum(estimate.lines.filter((line) => !isLabor(line))))
      assert.strictEqual(BigInt(laborSubtotal), sum(estimate.lines.filter(isLabor)))
      assert.strictEqual(BigInt(partsTax + laborTax), taxed(estimate, estimate.lines))
      assert.strictEqual(total, partsSubtotal + laborSubtotal + partsTax + laborTax)
    },
    often
  )

  it.prop(
    "charges the insurer for the unmarked lines with their tax, less the deductible, never below zero",
    [anyEstimate],
    ([estimate]) => {
      const covered = estimate.lines.filter((line) => !line.customerPaid)
      const claimed = sum(covered) + taxed(estimate, covered) - BigInt(estimate.deductible)
      assert.strictEqual(BigInt(priceEstimate(estimate).insurerShare), estimate.insured && claimed > 0n ? claimed : 0n)
    },
    often
  )

  it.prop(
    "is split completely, with no negative shares",
    [anyEstimate],
    ([estimate]) => {
      const { insurerShare, customerShare, shopCredit, total } = priceEstimate(estimate)
      assert.strictEqual(insurerShare + customerShare + shopCredit, total)
      for (const share of [insurerShare, customerShare, shopCredit]) assert.isAtLeast(share, 0)
      assert.isAtMost(shopCredit, estimate.rebate)
    },
    often
  )

  it.prop(
    "never charges an insured customer more than the deductible and the marked lines with tax, less the shop's credit",
    [anyEstimate],
    ([estimate]) => {
      const { customerShare, shopCredit } = priceEstimate({ ...estimate, insured: true })
      const marked = estimate.lines.filter((line) => line.customerPaid)
      const ownTax =
        taxed(estimate, estimate.lines) -
        taxed(
          estimate,
          estimate.lines.filter((line) => !line.customerPaid)
        )
      assert.isAtMost(customerShare + shopCredit, estimate.deductible + Number(sum(marked) + ownTax))
    },
    often
  )

  it.prop(
    "does not depend on the order of its lines",
    [anyEstimate],
    ([estimate]) => {
      const { lines: there, ...sums } = priceEstimate(estimate)
      const { lines: back, ...same } = priceEstimate({ ...estimate, lines: estimate.lines.toReversed() })
      assert.deepStrictEqual(same, sums)
      assert.deepStrictEqual(back.toReversed(), there)
    },
    often
  )

  it.prop(
    "is unchanged when repriced, and its lines stay the same",
    [anyEstimate],
    ([estimate]) => {
      const once = priceEstimate(estimate)
      assert.deepStrictEqual(priceEstimate({ ...estimate, lines: once.lines }), once)
      const added = once.lines.map(({ extendedPrice, taxClass }) => ({ extendedPrice, taxClass }))
      assert.deepStrictEqual(
        once.lines,
        estimate.lines.map((line, at) => ({ ...line, ...added[at]! }))
      )
    },
    often
  )

  it.prop(
    "costs the insurer the same with and without a rebate",
    [anyEstimate],
    ([estimate]) => {
      assert.strictEqual(priceEstimate(estimate).insurerShare, priceEstimate({ ...estimate, rebate: 0 }).insurerShare)
    },
    often
  )
})

describe("customer-paid lines", () => {
  const lines = [typed("glass", 10000), typed("part", 6000, { customerPaid: true })]

  it("are charged to the customer in addition to the deductible", () => {
    const { insurerShare, customerShare } = priceEstimate({ ...insured, lines, deductible: 4000 })
    assert.deepStrictEqual([insurerShare, customerShare], [6000, 10000])
  })

  it("do not reduce the deductible: 80.00 of a claim of 50.00 leaves the insurer nothing, not less", () => {
    const small = [typed("glass", 5000), typed("part", 6000, { customerPaid: true })]
    const { insurerShare, customerShare } = priceEstimate({ ...insured, lines: small, deductible: 8000 })
    assert.deepStrictEqual([insurerShare, customerShare], [0, 11000])
  })

  it("have their own tax, so that the insurer's invoice adds up separately", () => {
    const { partsTax, insurerShare, customerShare } = priceEstimate({
      ...insured,
      lines,
      partsTaxRate: 825,
      deductible: 0
    })
    assert.deepStrictEqual([partsTax, insurerShare, customerShare], [1320, 10825, 6495])
  })

  it("bear the odd cent of the tax: 0.5 + 0.5 cent is one cent in total", () => {
    const halves = [typed("part", 100), typed("part", 100, { customerPaid: true })]
    const { partsTax, insurerShare, customerShare } = priceEstimate({ ...insured, lines: halves, partsTaxRate: 50 })
    assert.deepStrictEqual([partsTax, insurerShare, customerShare], [1, 101, 100])
  })
})

describe("tax", () => {
  const lines = [
    typed("glass", 10000),
    typed("labor", 20000),
    typed("calibration", 30000),
    typed("fee", 40000, { taxable: false })
  ]

  it("applies the parts rate to parts and the labor rate to labor and calibration, on taxable lines only", () => {
    const { partsTax, laborTax } = priceEstimate({ ...insured, lines, partsTaxRate: 1000, laborTaxRate: 200 })
    assert.deepStrictEqual([partsTax, laborTax], [1000, 1000])
  })

  it("follows the product's tax setting, whatever its kind: a part as labor, a fee as labor, labor as parts", () => {
    const asked = [
      typed("part", 10000, { taxAs: "labor" }),
      typed("fee", 5000, { taxAs: "labor" }),
      typed("labor", 20000, { taxAs: "parts" }),
      typed("glass", 40000, { taxAs: "" })
    ]
    const { partsSubtotal, laborSubtotal, partsTax, laborTax } = priceEstimate({
      ...insured,
      lines: asked,
      partsTaxRate: 1000,
      laborTaxRate: 200
    })
    // 10 % of 600.00 and 2 % of 150.00.
    assert.deepStrictEqual([partsSubtotal, laborSubtotal, partsTax, laborTax], [60000, 15000, 6000, 300])
  })

  it("is not charged to an exempt customer", () => {
    const { partsTax, laborTax, total } = priceEstimate({
      ...insured,
      lines,
      partsTaxRate: 1000,
      laborTaxRate: 200,
      taxExempt: true
    })
    assert.deepStrictEqual([partsTax, laborTax, total], [0, 0, 100000])
  })
})

describe("a rebate", () => {
  it("never exceeds the customer's part of the deductible", () => {
    const { insurerShare, customerShare, shopCredit } = priceEstimate({
      ...insured,
      lines: [typed("glass", 5000)],
      deductible: 10000,
      rebate: 8000
    })
    assert.deepStrictEqual([insurerShare, customerShare, shopCredit], [0, 0, 5000])
  })

  it("has no effect without an insurer", () => {
    const { customerShare, shopCredit } = priceEstimate({
      ...insured,
      insured: false,
      lines: [typed("glass", 5000)],
      deductible: 10000,
      rebate: 8000
    })
    assert.deepStrictEqual([customerShare, shopCredit], [5000, 0])
  })
})
