import { type Cents, times } from "#domain/shared/Money.ts"
import type { TaxRate } from "#domain/shared/TaxRate.ts"
import type { EstimateLine } from "./EstimateLine.ts"
import { type Shares, splitTotal } from "./splitTotal.ts"
import { taxOf } from "./taxOf.ts"

/** Which of a location's two rates a line falls under; calibration counts as labor (trade 3.1 rule 7). */
export type TaxClass = "parts" | "labor"

export const taxClassOf = (kind: EstimateLine["kind"]): TaxClass =>
  kind === "labor" || kind === "calibration" ? "labor" : "parts"

/** What pricing asks of a line; whatever else a line carries comes back with it. */
export type PriceableLine = Pick<EstimateLine, "kind" | "quantity" | "netPrice" | "taxable" | "customerPaid">

export interface Estimate<Line> {
  readonly lines: ReadonlyArray<Line>
  readonly partsTaxRate: TaxRate
  readonly laborTaxRate: TaxRate
  readonly taxExempt: boolean
  readonly insured: boolean
  readonly deductible: Cents
  readonly rebate: Cents
}

export interface PricedEstimate<Line> extends Shares {
  readonly lines: ReadonlyArray<Line & { readonly extendedPrice: Cents; readonly taxClass: TaxClass }>
  readonly partsSubtotal: Cents
  readonly laborSubtotal: Cents
  readonly partsTax: Cents
  readonly laborTax: Cents
  readonly total: Cents
}

/**
 * Prices an estimate in cents, the same on screen and server (trade 3.1): each line half-up, tax once per class on
 * the sum of the rounded taxable lines. The insurer's tax is that of the lines it pays, so its invoice adds up by
 * itself; the customer bears the rest.
 */
export const priceEstimate = <Line extends PriceableLine>(estimate: Estimate<Line>): PricedEstimate<Line> => {
  const { partsTaxRate, laborTaxRate, taxExempt } = estimate
  const lines = estimate.lines.map((line) => ({
    ...line,
    extendedPrice: times(line.netPrice, line.quantity),
    taxClass: taxClassOf(line.kind)
  }))
  const sum = (which: (line: PriceableLine & { readonly taxClass: TaxClass }) => boolean) =>
    lines.reduce((total, line) => (which(line) ? total + line.extendedPrice : total), 0)
  const tax = (taxClass: TaxClass, rate: TaxRate, which: (line: PriceableLine) => boolean) =>
    taxExempt
      ? 0
      : taxOf(
          sum((line) => line.taxClass === taxClass && line.taxable && which(line)),
          rate
        )

  const partsTax = tax("parts", partsTaxRate, everyLine)
  const laborTax = tax("labor", laborTaxRate, everyLine)
  const total = sum(everyLine) + partsTax + laborTax
  const claimed = sum(isClaimed) + tax("parts", partsTaxRate, isClaimed) + tax("labor", laborTaxRate, isClaimed)
  return {
    lines,
    partsSubtotal: sum(({ taxClass }) => taxClass === "parts"),
    laborSubtotal: sum(({ taxClass }) => taxClass === "labor"),
    partsTax,
    laborTax,
    total,
    ...splitTotal({
      total,
      claimed,
      insured: estimate.insured,
      deductible: estimate.deductible,
      rebate: estimate.rebate
    })
  }
}

const everyLine = () => true
const isClaimed = (line: PriceableLine) => !line.customerPaid
