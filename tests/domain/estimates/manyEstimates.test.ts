import { assert, it } from "@effect/vitest"
import { type Estimate, type PriceableLine, priceEstimate } from "#domain/estimates/priceEstimate.ts"
import { seeded } from "#tests/api/fuzz/seeded.ts"

const many = 100_000
const kinds = ["glass", "part", "kit", "labor", "calibration", "fee"] as const

const chance = seeded(4)
const sometimes = () => chance.below(3) === 0
const line = (): PriceableLine => ({
  kind: chance.oneOf(kinds),
  quantity: chance.oneOf([100, 100, 150, 330, 1 + chance.below(99_999)]),
  netPrice: chance.below(chance.oneOf([100, 50_000, 1_000_000])),
  taxable: !sometimes(),
  customerPaid: sometimes()
})
/** Rates in hundredths of a percent, with fractions down to a thousandth of a percent, as published. */
const rate = () => chance.below(1_500) + chance.oneOf([0, 0.5, 0.1, 0.9])
const estimate = (): Estimate<PriceableLine> => ({
  lines: Array.from({ length: 1 + chance.below(6) }, line),
  partsTaxRate: rate(),
  laborTaxRate: rate(),
  taxExempt: chance.below(10) === 0,
  insured: !sometimes(),
  deductible: chance.below(chance.oneOf([1, 50_000, 1_000_000])),
  rebate: chance.below(chance.oneOf([1, 20_000]))
})

/**
 * The same totals calculated directly from the rules (trade 3.1) with integers that stay below 2^53: half-up per line,
 * tax once per class.
 */
const onPaper = ({
  lines,
  partsTaxRate,
  laborTaxRate,
  taxExempt,
  insured,
  deductible,
  rebate
}: Estimate<PriceableLine>) => {
  const halfUp = (top: number, bottom: number) => {
    const twice = 2 * top + bottom
    return (twice - (twice % (2 * bottom))) / (2 * bottom)
  }
  const isLabor = ({ kind }: PriceableLine) => kind === "labor" || kind === "calibration"
  const sum = (some: ReadonlyArray<PriceableLine>) =>
    some.reduce((all, { netPrice, quantity }) => all + halfUp(netPrice * quantity, 100), 0)
  const tax = (some: ReadonlyArray<PriceableLine>, perMillion: number) =>
    taxExempt ? 0 : halfUp(sum(some.filter(({ taxable }) => taxable)) * perMillion, 1_000_000)
  const withTax = (some: ReadonlyArray<PriceableLine>) =>
    sum(some) +
    tax(
      some.filter((one) => !isLabor(one)),
      Math.round(partsTaxRate * 100)
    ) +
    tax(some.filter(isLabor), Math.round(laborTaxRate * 100))
  const [total, claimed] = [withTax(lines), withTax(lines.filter(({ customerPaid }) => !customerPaid))]
  const deducted = insured ? Math.min(deductible, claimed) : 0
  const shopCredit = Math.min(rebate, deducted)
  const insurerShare = insured ? claimed - deducted : 0
  return [total, insurerShare, shopCredit, total - insurerShare - shopCredit]
}

it(`${many.toLocaleString("en")} estimates match an independent calculation to the cent, and no share is negative (I4)`, () => {
  for (let nth = 0; nth < many; nth++) {
    const asked = estimate()
    const { total, insurerShare, shopCredit, customerShare } = priceEstimate(asked)
    const expected = onPaper(asked)
    if (`${[total, insurerShare, shopCredit, customerShare]}` !== `${expected}` || Math.min(...expected) < 0) {
      assert.deepStrictEqual([total, insurerShare, shopCredit, customerShare], expected, JSON.stringify(asked))
    }
  }
})
