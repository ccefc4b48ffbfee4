import { Effect, Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { CustomerId } from "#domain/customers/Customer.ts"
import { TaxRates, Totals } from "#domain/estimates/priceEstimate.ts"
import { Adjustment, Payment } from "#domain/payments/Payment.ts"
import { Day } from "#domain/shared/Day.ts"
import { field } from "#domain/shared/field.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { Cents } from "#domain/shared/Money.ts"
import { plainText, requiredText } from "#domain/shared/PlainText.ts"
import { DecodedVehicle } from "#domain/vin/DecodedVehicle.ts"
import { versionField } from "#domain/shared/RecordSave.ts"
import { Comeback, JobSource } from "./jobCodes.ts"
import { JobDraft, JobVehicle } from "./JobDraft.ts"

/** The customer's answer to a quote. */
export const QuoteAnswerKind = Schema.Literals(["accepted", "declined"])

/** The customer's answer to a quote and what it was given for. A repriced quote needs a new answer. */
export const QuoteAnswer = Schema.Struct({
  kind: field(QuoteAnswerKind, "Whether the quote was accepted or declined."),
  /** Unix timestamp in milliseconds. */
  at: field(Schema.Int, "When the customer answered, as a Unix timestamp in milliseconds.", 1763740800000),
  /** The name the customer signed with; otherwise the customer's name. */
  by: field(Schema.String, "Name of the person who answered.", "Ada Moreno"),
  /** Why they declined, in their words; empty if they gave no reason. */
  reason: field(Schema.String, "Reason, if one was given.", ""),
  /** Fingerprint of the content they were shown (see `signedContent`). */
  contentHash: field(Schema.String, "Hash of the content shown to the customer, sent back with the answer.", "9f2c7d")
})
export type QuoteAnswer = typeof QuoteAnswer.Type

/** Why a quote was lost, and the day the shop marked it as lost. */
export const LostQuote = Schema.Struct({
  reason: field(
    requiredText(80),
    "Reason: a built-in code (`price`, `insurerSteered`, `elsewhere`, `noAnswer`, `expired`) or the shop's own text.",
    "price"
  ),
  note: field(plainText(500), "Additional details; empty if none.", "Half the price at the dealer"),
  on: field(Schema.String, "Day the quote was marked as lost, in the time zone of the job's location.", "2026-11-21")
})
export type LostQuote = typeof LostQuote.Type

/** The document kinds of spec §3, which are also the stages of a job. */
export const Stage = Schema.Literals(["quote", "workorder", "invoice"])
export type Stage = typeof Stage.Type

/** Reference to the other job that bills the same work. */
const RelatedJob = Schema.Struct({
  id: JobId,
  number: field(Schema.Int, "The job's number.", 1042)
})

/** The credit note that reversed a job's invoice, and the job that bills the work again. */
export const JobCredit = Schema.Struct({
  number: field(Schema.Int, "Credit note number.", 12),
  creditedOn: field(Schema.String, "Date of the credit note.", "2026-11-21"),
  rebilledAs: field(Schema.NullOr(RelatedJob), "Job that replaces this one; null if none.")
})
export type JobCredit = typeof JobCredit.Type

/** Fields that a job has at every stage. */
const facts = {
  id: JobId,
  version: versionField,
  number: field(Schema.Int, "The job's number. It stays the same at every stage.", 1042),
  /** The customer's current name, copied from the customer record. */
  customerName: field(Schema.String, "The customer's name.", "Ada Moreno"),
  /** In the time zone of the location at that time, as is `wonOn`. Neither changes afterwards. */
  createdOn: field(Schema.String, "Day the job was created.", "2026-11-20").pipe(
    Schema.withConstructorDefault(Effect.succeed("")),
    Schema.withDecodingDefaultKey(Effect.succeed(""))
  ),
  wonOn: field(
    Schema.String,
    "Day the job first became a work order or an invoice; empty before that. Unchanged if the job goes back to a quote.",
    "2026-11-21"
  ).pipe(Schema.withConstructorDefault(Effect.succeed("")), Schema.withDecodingDefaultKey(Effect.succeed(""))),
  /** The day the current prices were quoted; they are good for 30 days (spec §9). */
  quotedOn: field(Schema.String, "Date of the quote.", "2026-11-21"),
  taxRates: field(TaxRates, "Tax rates that apply to the job."),
  totals: field(Totals, "Totals of the job."),
  payments: field(Schema.Array(Payment), "Payments on the job."),
  /** Entries never change; they can only be reversed. */
  adjustments: field(Schema.Array(Adjustment), "Allowances and write-offs on the invoice, oldest first.", []).pipe(
    Schema.withConstructorDefault(Effect.succeed([])),
    Schema.withDecodingDefaultKey(Effect.succeed([]))
  ),
  /** Outstanding amount of the insurer's and customer's shares; zero on a quote (see `balanceDue`). */
  balance: field(Cents, "Outstanding balance, in cents. Negative if the shop owes a refund; zero on a quote.", 42000),
  /** The credited job that this job bills again. */
  rebillOf: field(
    Schema.NullOr(RelatedJob).pipe(Schema.withConstructorDefault(Effect.succeed(null))),
    "Credited job that this one replaces; null if none."
  ),
  reworkOf: field(
    Schema.NullOr(Comeback),
    "For a comeback, the job whose work it redoes, and why; null for any other job.",
    null
  ).pipe(Schema.withConstructorDefault(Effect.succeed(null)), Schema.withDecodingDefaultKey(Effect.succeed(null))),
  reworks: field(Schema.Array(Comeback), "Comebacks on this job, oldest first.", []).pipe(
    Schema.withConstructorDefault(Effect.succeed([])),
    Schema.withDecodingDefaultKey(Effect.succeed([]))
  ),
  formerCustomerIds: field(
    Schema.Array(CustomerId),
    "Previous customers of this job that were merged into the current one. Documents signed for any of them remain valid.",
    []
  ).pipe(Schema.withConstructorDefault(Effect.succeed([])), Schema.withDecodingDefaultKey(Effect.succeed([]))),
  /** Stored as decoded when the VIN was entered. Applies to `vehicle` only if both have the same VIN. */
  decoded: field(
    Schema.NullOr(DecodedVehicle),
    "Vehicle data decoded from the VIN, in addition to what was entered; null if unknown.",
    null
  ).pipe(Schema.withConstructorDefault(Effect.succeed(null)), Schema.withDecodingDefaultKey(Effect.succeed(null))),
  /** Never changes. */
  source: field(
    JobSource,
    "How the job came to the shop: staff, the public page, the shop's own site, or an insurer network.",
    "staff"
  ).pipe(
    Schema.withConstructorDefault(Effect.succeed("staff" as const)),
    Schema.withDecodingDefaultKey(Effect.succeed("staff" as const))
  ),
  /** The customer's answer to the current offer; null until they answer. */
  answer: field(
    Schema.NullOr(QuoteAnswer).pipe(Schema.withConstructorDefault(Effect.succeed(null))),
    "The customer's answer; null until they answer."
  ),
  /** Set only on a quote, and cleared if the quote is won after all. */
  lost: field(
    Schema.NullOr(LostQuote),
    "Why and when the quote was marked as lost; null if it is open or won.",
    null
  ).pipe(Schema.withConstructorDefault(Effect.succeed(null)), Schema.withDecodingDefaultKey(Effect.succeed(null))),
  ...JobDraft.fields,
  vehicle: field(JobVehicle, "The vehicle."),
  /** Id of the user to whom sales reports attribute the job. Unchanged if they leave the shop. */
  salespersonId: field(
    Schema.NullOr(UserId).pipe(Schema.withConstructorDefault(Effect.succeed(null))),
    "Salesperson; null if none.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  )
}

/** Fields of a job that is not invoiced. A reopened invoice keeps its number for when it is invoiced again. */
const unbilled = {
  ...facts,
  invoiceNumber: field(
    Schema.NullOr(Schema.Int),
    "Invoice number reserved from before the invoice was reopened; null if the job was never invoiced.",
    null
  )
}

/** Fields of an invoice: its date, and its number, gapless within the shop (I11). */
const billed = {
  ...facts,
  invoicedOn: field(Day, "Invoice date.", "2026-11-21"),
  invoiceNumber: field(Schema.Int, "Invoice number.", 2042)
}

/** A job that the customer has not agreed to yet. */
export class Quote extends Schema.Class<Quote>("Quote")({
  stage: field(Schema.tag("quote"), "Current stage of the job.", "quote"),
  ...unbilled
}) {
  static readonly isOwnJson = true
}

/** A job that the customer agreed to, whether done or still to be done. */
export class WorkOrder extends Schema.Class<WorkOrder>("WorkOrder")({
  stage: field(Schema.tag("workorder"), "Current stage of the job.", "workorder"),
  ...unbilled
}) {
  static readonly isOwnJson = true
}

/** A job that is billed: its lines and amounts are final. */
export class Invoice extends Schema.Class<Invoice>("Invoice")({
  stage: field(Schema.tag("invoice"), "Current stage of the job.", "invoice"),
  credit: field(Schema.Null, "Always null: the invoice is not credited.", null),
  ...billed
}) {
  static readonly isOwnJson = true
}

/** A job whose invoice was reversed by a credit note: nothing is owed on it anymore. */
export class CreditedInvoice extends Schema.Class<CreditedInvoice>("CreditedInvoice")({
  stage: field(Schema.tag("invoice"), "Current stage of the job.", "invoice"),
  credit: field(JobCredit, "Credit note that reversed the invoice."),
  ...billed
}) {
  static readonly isOwnJson = true
}

/**
 * A job, from the first phone call to the final payment. `stage` tells the members apart, and `credit` the two kinds of
 * invoice.
 */
export const Job = Schema.Union([Quote, WorkOrder, Invoice, CreditedInvoice]).annotate({ identifier: "Job" })
export type Job = typeof Job.Type

/** The fields of a job that can change without changing its stage. */
export type ChangeableFields = Pick<Job, Exclude<keyof Job, "stage" | "invoiceNumber">>

/** Returns the job at the same stage with some of its fields replaced. */
export const withFields = <J extends Job>(
  job: J,
  changes: Partial<ChangeableFields>,
  options?: Schema.MakeOptions
): J => Job.make({ ...job, ...changes }, options) as J

/** Whether a value is a full job rather than an installer's view of one (`JobWork`). */
export const isJob = (value: unknown): value is Job => Job.members.some((member) => value instanceof member)

/** Whether a job's invoice was reversed by a credit note. */
export const isCredited = (job: Job | undefined): job is CreditedInvoice =>
  job?.stage === "invoice" && job.credit !== null
