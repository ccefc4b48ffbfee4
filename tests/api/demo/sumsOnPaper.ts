import type { Job } from "#domain/jobs/Job.ts"

/** Half a cent and more is a cent, in whole numbers. */
const halfUp = (numerator: number, denominator: number) => Math.floor(numerator / denominator + 0.5 + 1e-9)

/**
 * What a job comes to with pencil and paper (trade 3.1), in cents: each line by itself, each tax once, the insurer
 * after the deductible, the shop's rebate off the customer's. The demo shops are in Arizona, whose taxes have no names of
 * their own.
 */
export const sumsOnPaper = ({ insurance, lines, taxRates }: Pick<Job, "insurance" | "lines" | "taxRates">) => {
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
