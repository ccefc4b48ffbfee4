import { Schema } from "effect"
import { Day } from "#domain/shared/Day.ts"
import { Cents } from "#domain/shared/Money.ts"
import { requiredText } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"
import { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import { Totals } from "#domain/estimates/Totals.ts"
import { JobId } from "#domain/shared/JobId.ts"

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
