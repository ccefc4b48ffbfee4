import type { Job, Totals } from "./Job.ts"

const nothing: Totals = { partsSubtotal: 0, laborSubtotal: 0, partsTax: 0, laborTax: 0, total: 0, insurerShare: 0, customerShare: 0, shopCredit: 0 }

/** What is owed on a job by its papers: its sums, or nothing once a credit note took its invoice back. */
export const standingTotals = ({ credit, totals }: Pick<Job, "credit" | "totals">): Totals => credit === null ? totals : nothing
