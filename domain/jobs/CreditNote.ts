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

/** Input for crediting an invoice: the reason, and whether to bill the work again. */
export const CreditDraft = Schema.Struct({
  reason: field(requiredText(300), "Reason for crediting the invoice.", "Wrong insurer"),
  rebill: field(Schema.Boolean, "Whether to create a new work order for the same work.")
})
export type CreditDraft = typeof CreditDraft.Type

/** A line of a credit note: negative quantity in hundredths, negative amount in cents. */
export const CreditLine = Schema.Struct({ ...EstimateLine.fields, quantity: Schema.Int, amount: Cents })
export type CreditLine = typeof CreditLine.Type

/**
 * A credit note that reverses an entire invoice ("credit and rebill"): negative lines and totals, with a number from
 * its own series. Immutable.
 */
export const CreditNote = Schema.Struct({
  id: CreditNoteId,
  jobId: JobId,
  /** Sequential and gapless within the shop's credit notes. */
  number: Schema.Int,
  invoiceNumber: Schema.Int,
  creditedOn: Day,
  reason: Schema.String,
  lines: Schema.Array(CreditLine),
  totals: Totals
})
export type CreditNote = typeof CreditNote.Type

/** Storage for credit notes. Append-only: the application's database role cannot update or delete them. */
export class CreditNotes extends Context.Service<
  CreditNotes,
  {
    readonly add: (note: CreditNote) => Effect.Effect<void, never, CurrentTenant>
    /** Returns the credit note that reversed a job's invoice, if any. */
    readonly ofJob: (job: JobId) => Effect.Effect<CreditNote | undefined, never, CurrentTenant>
  }
>()("domain/jobs/CreditNotes") {}
