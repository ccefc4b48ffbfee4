import type { Job } from "#domain/jobs/Job.ts"

/** Rounds half a cent up, in integers. */
const halfUp = (numerator: number, denominator: number) => Math.floor(numerator / denominator + 0.5 + 1e-9)

/**
 * Calculates a job's totals independently, as with pencil and paper (trade 3.1), in cents: each line separately, each
 * tax once, the insurer's share after the deductible, and the shop's rebate off the customer's share. The demo shops
 * are in Arizona, whose taxes have no separate names.
 */
export const referenceTotals = ({ insurance, lines, taxRates }: Pick<Job, "insurance" | "lines" | "taxRates">) => {
  const sum = (labor: boolean) =>
    lines
      .filter(({ kind }) => ["labor", "calibration"].includes(kind) === labor)
      .reduce((total, { netPrice, quantity }) => total + halfUp(netPrice * quantity, 100), 0)
  const tax = (amount: number, rate: number) =>
    taxRates.exempt ? 0 : halfUp(amount * Math.round(rate * 100), 1_000_000)
  const [parts, labor] = [sum(false), sum(true)]
  const [partsTax, laborTax] = [tax(parts, taxRates.parts), tax(labor, taxRates.labor)]
  const total = parts + labor + partsTax + laborTax
  const borne = insurance === null ? total : Math.min(insurance.deductible, total)
  const credit = insurance === null ? 0 : Math.min(insurance.rebate, borne)
  return {
    partsSubtotal: parts,
    laborSubtotal: labor,
    partsTax,
    laborTax,
    total,
    insurerShare: insurance === null ? 0 : total - borne,
    customerShare: borne - credit,
    shopCredit: credit,
    taxes: []
  }
}
