import { Context, type Effect, Schema } from "effect"
import { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import { Totals } from "#domain/estimates/priceEstimate.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Day } from "#domain/shared/Day.ts"
import { field } from "#domain/shared/field.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { Cents } from "#domain/shared/Money.ts"
import { requiredText } from "#domain/shared/PlainText.ts"

export const CreditNoteId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("CreditNoteId"))
export type CreditNoteId = typeof CreditNoteId.Type

/** What is asked for: why, and whether the work is to be billed anew. */
export const CreditDraft = Schema.Struct({
  reason: field(requiredText(300), "Why the invoice is taken back.", "Wrong insurer"),
  rebill: field(Schema.Boolean, "Whether to begin the same job anew.")
})
export type CreditDraft = typeof CreditDraft.Type

/** A line of an invoice taken back: quantity and amount below zero, hundredths and cents. */
export const CreditLine = Schema.Struct({ ...EstimateLine.fields, quantity: Schema.Int, amount: Cents })
export type CreditLine = typeof CreditLine.Type

/**
 * An invoice taken back whole, as in "credit and rebill": its lines and sums below zero, a number of its own series.
 * Kept for ever as written.
 */
export const CreditNote = Schema.Struct({
  id: CreditNoteId,
  jobId: JobId,
  /** Grows without gaps over a shop's credit notes. */
  number: Schema.Int,
  invoiceNumber: Schema.Int,
  creditedOn: Day,
  reason: Schema.String,
  lines: Schema.Array(CreditLine),
  totals: Totals
})
export type CreditNote = typeof CreditNote.Type

/** Where credit notes are kept: added once, never changed; the application's database role cannot. */
export class CreditNotes extends Context.Service<
  CreditNotes,
  {
    readonly add: (note: CreditNote) => Effect.Effect<void, never, CurrentTenant>
    /** The note that took a job's invoice back. */
    readonly ofJob: (job: JobId) => Effect.Effect<CreditNote | undefined, never, CurrentTenant>
  }
>()("domain/jobs/CreditNotes") {}
