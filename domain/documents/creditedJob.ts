import { type Job, withFacts } from "#domain/jobs/Job.ts"
import type { CreditNote } from "#domain/jobs/CreditNote.ts"

/** A job as its credit note has it: lines and sums below zero, from the note as it was kept. */
export const creditedJob = (job: Job, note: CreditNote): Job =>
  withFacts(
    job,
    { lines: note.lines.map(({ amount: _, ...line }) => line), totals: note.totals },
    { disableChecks: true }
  )
