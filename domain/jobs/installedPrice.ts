import type { NewLine } from "#domain/estimates/EstimateLine.ts"
import { extendedPrice, type PriceableLine, type TaxRates } from "#domain/estimates/priceEstimate.ts"
import { type Cents, times } from "#domain/shared/Money.ts"
import { totalsOf } from "./settle.ts"

/** What a job comes to by lines that are not on it yet, in cents. */
export interface InstalledPrice {
  /** Parts, labor, kit and tax: by how much the job's total grows. */
  readonly total: Cents
  /** What is sold less what it costs, before tax; undefined where nobody has said what the glass costs. */
  readonly margin: Cents | undefined
  /** The margin of what is sold, in basis points. */
  readonly marginShare: number | undefined
  /** The lines of it that wait for their price, by their descriptions: where there are any, the total is not all of it. */
  readonly unpriced: ReadonlyArray<string>
}

/**
 * What glass comes to once it is installed, tax included: by as much as the total of the job grows when its lines join
 * those that stand there. Taxes are rounded on the sum of all lines, so that the same glass may come to a cent more or
 * less beside others.
 */
export const installedPrice = (
  added: ReadonlyArray<NewLine>,
  standing: ReadonlyArray<PriceableLine>,
  rates: TaxRates
): InstalledPrice => {
  const totalWith = (lines: ReadonlyArray<PriceableLine>) => totalsOf({ lines, insurance: null }, rates).total
  const sold = added.reduce((sum, line) => sum + extendedPrice(line), 0)
  const isKnown = added.every(({ kind, cost }) => kind !== "glass" || (cost ?? 0) > 0)
  const margin = isKnown
    ? sold - added.reduce((sum, { cost, quantity }) => sum + times(cost ?? 0, quantity), 0)
    : undefined
  return {
    total: totalWith([...standing, ...added]) - totalWith(standing),
    margin,
    marginShare: margin === undefined || sold === 0 ? undefined : Math.round((margin * 10_000) / sold),
    unpriced: added.filter(({ rule }) => rule === "priceRequired").map(({ description }) => description)
  }
}
