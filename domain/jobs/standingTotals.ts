import { type Job, noTotals, type Totals } from "./Job.ts"

/** What is owed on a job by its papers: its sums, or nothing once a credit note took its invoice back. */
export const standingTotals = ({ credit, totals }: Pick<Job, "credit" | "totals">): Totals =>
  credit === null ? totals : noTotals
