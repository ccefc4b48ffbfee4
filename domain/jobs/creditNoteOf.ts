import { times } from "#domain/shared/Money.ts"
import type { CreditLine, CreditNote } from "./CreditNote.ts"
import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import type { Job } from "./Job.ts"
import type { Totals } from "#domain/estimates/Totals.ts"

/** The credit note of an invoice: its lines and sums below zero, in hundredths and cents (trade 8.18). */
export const creditNoteOf = (
  job: Job,
  said: Pick<CreditNote, "id" | "number" | "creditedOn" | "reason">
): CreditNote => ({
  ...said,
  jobId: job.id,
  invoiceNumber: job.invoiceNumber ?? 0,
  lines: job.lines.map(takenBack),
  totals: negated(job.totals)
})

const takenBack = (line: EstimateLine): CreditLine => ({
  ...line,
  quantity: -line.quantity,
  amount: times(line.netPrice, -line.quantity)
})

// Zero has no sign on paper.
const negated = (totals: Totals) =>
  Object.fromEntries(Object.entries(totals).map(([name, cents]) => [name, 0 - cents])) as unknown as Totals
