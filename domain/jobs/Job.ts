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

/** A quote that came to nothing: why, and on which day the shop said so. */
export const LostQuote = Schema.Struct({
  reason: field(
    requiredText(80),
    "Why: a code of ours (`price`, `insurerSteered`, `elsewhere`, `noAnswer`, `expired`) or the shop's own words.",
    "price"
  ),
  note: field(plainText(500), "What else is known of it, empty for nothing.", "Half the price at the dealer"),
  on: field(Schema.String, "The day, by the clock of the job's location.", "2026-11-21")
})
export type LostQuote = typeof LostQuote.Type

/** Spec §3 document kinds, which are the stages of a job. */
export const Stage = Schema.Literals(["quote", "workorder", "invoice"])
export type Stage = typeof Stage.Type

/** The other job that bills the same work: its id and number. */
const RelatedJob = Schema.Struct({
  id: JobId,
  number: field(Schema.Int, "The job's number.", 1042)
})

/** The credit note that took a job's invoice back, and the job that bills the work anew. */
export const JobCredit = Schema.Struct({
  number: field(Schema.Int, "The credit note's number.", 12),
  creditedOn: field(Schema.String, "The day of the credit note.", "2026-11-21"),
  rebilledAs: field(Schema.NullOr(RelatedJob), "The job that took its place; null without one.")
})
export type JobCredit = typeof JobCredit.Type

/** What a job has at every stage. */
const facts = {
  id: JobId,
  version: versionField,
  number: field(Schema.Int, "The job's number; it stays the same at all stages.", 1042),
  /** The customer's name, as it stands with the customer. */
  customerName: field(Schema.String, "The customer's name.", "Ada Moreno"),
  /** By the clock of its location then, as the next one; neither changes any more. */
  createdOn: field(Schema.String, "The day it was made.", "2026-11-20").pipe(
    Schema.withConstructorDefault(Effect.succeed("")),
    Schema.withDecodingDefaultKey(Effect.succeed(""))
  ),
  wonOn: field(
    Schema.String,
    "The day it first became a work order or an invoice, empty before; it stays where the job goes back to a quote.",
    "2026-11-21"
  ).pipe(Schema.withConstructorDefault(Effect.succeed("")), Schema.withDecodingDefaultKey(Effect.succeed(""))),
  /** The day the present prices were quoted; good for 30 days (spec §9). */
  quotedOn: field(Schema.String, "The day of the quote.", "2026-11-21"),
  taxRates: field(TaxRates, "The tax rates that hold for it."),
  totals: field(Totals, "Its sums."),
  payments: field(Schema.Array(Payment), "What was paid."),
  /** Never changed, only reversed. */
  adjustments: field(
    Schema.Array(Adjustment),
    "What was allowed or written off on its invoice, oldest first.",
    []
  ).pipe(Schema.withConstructorDefault(Effect.succeed([])), Schema.withDecodingDefaultKey(Effect.succeed([]))),
  /** What is still owed of insurer's and customer's shares; of a quote nothing (`balanceDue`). */
  balance: field(
    Cents,
    "What is still owed, in cents; below zero what the shop has of theirs. Nothing is owed on a quote.",
    42000
  ),
  /** The credited job that this one bills anew. */
  rebillOf: field(
    Schema.NullOr(RelatedJob).pipe(Schema.withConstructorDefault(Effect.succeed(null))),
    "The job whose place it took; null without one."
  ),
  reworkOf: field(
    Schema.NullOr(Comeback),
    "The job whose work it redoes, and why: a comeback; null for any other job.",
    null
  ).pipe(Schema.withConstructorDefault(Effect.succeed(null)), Schema.withDecodingDefaultKey(Effect.succeed(null))),
  reworks: field(Schema.Array(Comeback), "The comebacks on its work, oldest first.", []).pipe(
    Schema.withConstructorDefault(Effect.succeed([])),
    Schema.withDecodingDefaultKey(Effect.succeed([]))
  ),
  formerCustomerIds: field(
    Schema.Array(CustomerId),
    "Customers whose it was before they were merged with the one whose it is: what was signed for one of them still holds.",
    []
  ).pipe(Schema.withConstructorDefault(Effect.succeed([])), Schema.withDecodingDefaultKey(Effect.succeed([]))),
  /** Kept as it was decoded when the VIN was entered. It is of `vehicle` only where both have the same VIN. */
  decoded: field(
    Schema.NullOr(DecodedVehicle),
    "What its VIN says of the vehicle, beside what was typed; null where nothing is known.",
    null
  ).pipe(Schema.withConstructorDefault(Effect.succeed(null)), Schema.withDecodingDefaultKey(Effect.succeed(null))),
  /** It does not change any more. */
  source: field(
    JobSource,
    "How it came to the shop: by its people, its public page, its own site or a network.",
    "staff"
  ).pipe(
    Schema.withConstructorDefault(Effect.succeed("staff" as const)),
    Schema.withDecodingDefaultKey(Effect.succeed("staff" as const))
  ),
  /** What the customer said to the present offer; null while they said nothing. */
  answer: field(
    Schema.NullOr(QuoteAnswer).pipe(Schema.withConstructorDefault(Effect.succeed(null))),
    "What the customer answered; null before."
  ),
  /** Only of a quote; one that is won after all is not lost any more. */
  lost: field(
    Schema.NullOr(LostQuote),
    "Why and when the quote was marked as lost; null where it is open, or won.",
    null
  ).pipe(Schema.withConstructorDefault(Effect.succeed(null)), Schema.withDecodingDefaultKey(Effect.succeed(null))),
  ...JobDraft.fields,
  vehicle: field(JobVehicle, "The vehicle."),
  /** The person's id as every sales report counts by it; who has left stays. */
  salespersonId: field(
    Schema.NullOr(UserId).pipe(Schema.withConstructorDefault(Effect.succeed(null))),
    "Who sold it; null for nobody.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  )
}

/** What a job has that is not invoiced. An invoice that was reopened keeps its number for when it is invoiced again. */
const unbilled = {
  ...facts,
  invoiceNumber: field(
    Schema.NullOr(Schema.Int),
    "The number that its invoice had before it was reopened and will have again; null where there was none.",
    null
  )
}

/** What an invoice has: its day, and a number that grows without gaps over a shop's invoices (I11). */
const billed = {
  ...facts,
  invoicedOn: field(Day, "The day of the invoice.", "2026-11-21"),
  invoiceNumber: field(Schema.Int, "The invoice's number.", 2042)
}

/** A job that the customer has not said yes to. */
export class Quote extends Schema.Class<Quote>("Quote")({
  stage: field(Schema.tag("quote"), "How far the job is.", "quote"),
  ...unbilled
}) {
  static readonly isOwnJson = true
}

/** A job that is agreed, to be done or done. */
export class WorkOrder extends Schema.Class<WorkOrder>("WorkOrder")({
  stage: field(Schema.tag("workorder"), "How far the job is.", "workorder"),
  ...unbilled
}) {
  static readonly isOwnJson = true
}

/** A job that is billed: its lines and amounts stand. */
export class Invoice extends Schema.Class<Invoice>("Invoice")({
  stage: field(Schema.tag("invoice"), "How far the job is.", "invoice"),
  credit: field(Schema.Null, "Null: no credit note took the invoice back.", null),
  ...billed
}) {
  static readonly isOwnJson = true
}

/** A job whose invoice was taken back by a credit note: nothing is owed on it any more. */
export class CreditedInvoice extends Schema.Class<CreditedInvoice>("CreditedInvoice")({
  stage: field(Schema.tag("invoice"), "How far the job is.", "invoice"),
  credit: field(JobCredit, "The credit note that took the invoice back."),
  ...billed
}) {
  static readonly isOwnJson = true
}

/** A job, from the first call to the last cent: `stage` says which it is, and `credit` which of the two invoices. */
export const Job = Schema.Union([Quote, WorkOrder, Invoice, CreditedInvoice]).annotate({ identifier: "Job" })
export type Job = typeof Job.Type

/** What of a job may differ without changing its stage. */
export type JobFacts = Pick<Job, Exclude<keyof Job, "stage" | "invoiceNumber">>

/** The same job at the same stage, with some of its facts changed. */
export const withFacts = <J extends Job>(job: J, changes: Partial<JobFacts>, options?: Schema.MakeOptions): J =>
  Job.make({ ...job, ...changes }, options) as J

/** Whether a value is a whole job, and not what an installer sees of it. */
export const isJob = (value: unknown): value is Job => Job.members.some((member) => value instanceof member)

/** Whether a credit note took a job's invoice back. */
export const isCredited = (job: Job | undefined): job is CreditedInvoice =>
  job?.stage === "invoice" && job.credit !== null
