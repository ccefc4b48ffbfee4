import { Effect, Schema } from "effect"
import { TaxRates, Totals } from "#domain/estimates/priceEstimate.ts"
import { Payment } from "#domain/payments/Payment.ts"
import { field } from "#domain/shared/field.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { Cents } from "#domain/shared/Money.ts"
import { JobDraft } from "./JobDraft.ts"

/** What the customer said to a quote. */
export const QuoteAnswerKind = Schema.Literals(["accepted", "declined"])

/** The customer's answer to a quote, as it stood when they gave it; a quote that is priced anew asks anew. */
export const QuoteAnswer = Schema.Struct({
  kind: field(QuoteAnswerKind, "Accepted or declined."),
  /** Milliseconds UTC. */
  at: field(Schema.Int, "When, milliseconds since 1970 in UTC.", 1763740800000),
  /** The name they signed with, or the customer's. */
  by: field(Schema.String, "Who answered.", "Ada Moreno"),
  /** Why they declined, in their words; "" where they said nothing. */
  reason: field(Schema.String, "Why, where they said.", ""),
  /** Fingerprint of the content they were shown (`signedContent`). */
  contentHash: field(Schema.String, "A hash of what was shown; sent back with the answer.", "9f2c7d")
})
export type QuoteAnswer = typeof QuoteAnswer.Type

/** Spec §3 document kinds, which are the stages of a job. */
export const Stage = Schema.Literals(["quote", "workorder", "invoice"])
export type Stage = typeof Stage.Type

/** The credit note that took a job's invoice back, and the job that bills the work anew. */
export const JobCredit = Schema.Struct({
  number: field(Schema.Int, "The job's number.", 1042),
  creditedOn: field(Schema.String, "The day of the credit note.", "2026-11-21"),
  rebilledAs: field(
    Schema.NullOr(
      Schema.Struct({
        id: field(JobId, "The job's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
        number: field(Schema.Int, "The job's number.", 1042)
      })
    ),
    "The job that took its place; null without one."
  )
})

/** A job, from the first call to the last cent. Its number stays the same through all stages. */
export class Job extends Schema.Class<Job>("Job")({
  id: field(JobId, "The job's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  version: field(
    Schema.Int,
    "Counts the changes. Sent back with a change; refused with 409 when somebody was quicker.",
    1
  ),
  number: field(Schema.Int, "The job's number.", 1042),
  stage: field(Stage, "How far the job is."),
  /** The customer's name, as it stands with the customer. */
  customerName: field(Schema.String, "The customer's name.", "Ada Moreno"),
  /** The day the present prices were quoted; good for 30 days (spec §9). */
  quotedOn: field(Schema.String, "The day of the quote.", "2026-11-21"),
  /** The day of invoicing, "" before. */
  invoicedOn: field(Schema.String, "The day of the invoice, empty before.", "2026-11-21"),
  /** Grows without gaps over a shop's invoices; null before invoicing (I11). */
  invoiceNumber: field(Schema.NullOr(Schema.Int), "The invoice's number; null before.", 2042),
  taxRates: field(TaxRates, "The tax rates that hold for it."),
  totals: field(Totals, "Its sums."),
  payments: field(Schema.Array(Payment), "What was paid."),
  /** What is still owed of insurer's and customer's shares. */
  balance: field(Cents, "What is still owed, in cents.", 42000),
  /** Null while the invoice, if there is one, stands. */
  credit: field(
    Schema.NullOr(JobCredit).pipe(Schema.withConstructorDefault(Effect.succeed(null))),
    "The credit note that took the invoice back; null without one."
  ),
  /** The credited job that this one bills anew. */
  rebillOf: field(
    Schema.NullOr(
      Schema.Struct({
        id: field(JobId, "The job's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
        number: field(Schema.Int, "The job's number.", 1042)
      })
    ).pipe(Schema.withConstructorDefault(Effect.succeed(null))),
    "The job whose place it took; null without one."
  ),
  /** What the customer said to the present offer; null while they said nothing. */
  answer: field(
    Schema.NullOr(QuoteAnswer).pipe(Schema.withConstructorDefault(Effect.succeed(null))),
    "What the customer answered; null before."
  ),
  ...JobDraft.fields
}) {}
