import { noTotals, type Totals } from "#domain/estimates/Totals.ts"

/** What is owed on a job by its papers: its sums, or nothing once a credit note took its invoice back. */
export const standingTotals = ({
  credit,
  totals
}: {
  readonly credit: object | null
  readonly totals: Totals
}): Totals => (credit === null ? totals : noTotals)
