import { Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { CustomerId } from "#domain/customers/Customer.ts"
import { Cents } from "#domain/shared/Money.ts"
import { field } from "#domain/shared/field.ts"
import { savesField } from "#domain/shared/RecordSave.ts"
import { Job, Stage } from "./Job.ts"

/** It stands by itself for what hangs on jobs and needs no more of them. */
export { JobNotFound } from "#domain/shared/JobId.ts"

/** Somebody saved the job after it was opened; `current` is what stands now. */
export class JobChanged extends Schema.TaggedError<JobChanged>()(
  "JobChanged",
  { current: field(Job, "What stands now."), saves: savesField },
  { httpApiStatus: 409 }
) {}

/** Somebody saved the job since it was moved, so it is not put back. */
export class JobSavedSince extends Schema.TaggedError<JobSavedSince>()(
  "JobSavedSince",
  { number: field(Schema.Int, "The job's number.", 1042) },
  { httpApiStatus: 409 }
) {}

/** The installer in that row, counted from 0, does not work for the shop as one. */
export class InstallerUnavailable extends Schema.TaggedError<InstallerUnavailable>()(
  "InstallerUnavailable",
  { at: field(Schema.Int, "Which row, from 0.", 0) },
  { httpApiStatus: 422 }
) {}

/** That person does not sell for the shop now, so no job is put to their name. */
export class SalespersonUnavailable extends Schema.TaggedError<SalespersonUnavailable>()(
  "SalespersonUnavailable",
  { id: field(UserId, "The person's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") },
  { httpApiStatus: 422 }
) {}

/**
 * The installer in that row, counted from 0, is on the job of that number from `start` to `end` on the wall clock of
 * the asked job's location (I6).
 */
export class InstallerBooked extends Schema.TaggedError<InstallerBooked>()(
  "InstallerBooked",
  {
    at: field(Schema.Int, "Which row, from 0.", 0),
    number: field(Schema.Int, "The other job's number.", 1041),
    start: field(Schema.String, "From when the other job has them, as 24-hour time; empty for all day.", "09:00"),
    end: field(Schema.String, "Until when, the same way.", "11:00")
  },
  { httpApiStatus: 409 }
) {}

/** The day in that field is further from today than anybody means; `limit` is the first or last that is taken. */
export class DayOutOfRange extends Schema.TaggedError<DayOutOfRange>()(
  "DayOutOfRange",
  {
    path: field(
      Schema.Literals(["install.date", "insurance.dateOfLoss", "insurance.referralDate", "collectionDate", "date"]),
      "Which field, by its path."
    ),
    reason: field(
      Schema.Literals(["day.future", "day.tooEarly", "day.tooLate"]),
      "Still to come though it has happened, too long ago, or too far ahead."
    ),
    limit: field(Schema.String, "The first or last day that is taken.", "2026-11-21")
  },
  { httpApiStatus: 422 }
) {}

/** What of a job others hold in their hands, or what the books count: it is not deleted. */
export const KeptBecause = Schema.Literals([
  "stage",
  "invoiced",
  "rebill",
  "rework",
  "payments",
  "signatures",
  "links",
  "messages",
  "files",
  "site"
])
export type KeptBecause = typeof KeptBecause.Type

/** Only a quote that nobody was sent, signed or paid for is deleted; this job stays. */
export class JobKept extends Schema.TaggedError<JobKept>()(
  "JobKept",
  {
    number: field(Schema.Int, "The job's number.", 1042),
    because: field(KeptBecause, "Why it stays: its stage, an invoice it had, or what belongs to it.", "payments")
  },
  { httpApiStatus: 409 }
) {}

/** Work comes back that was done: this job's is not, so it is changed itself. */
export class WorkNotDone extends Schema.TaggedError<WorkNotDone>()(
  "WorkNotDone",
  { number: field(Schema.Int, "The job's number.", 1042) },
  { httpApiStatus: 409 }
) {}

/** Start and Finish are their installer's own to say: whoever asks is not on this job. */
export class NotInstalling extends Schema.TaggedError<NotInstalling>()(
  "NotInstalling",
  { number: field(Schema.Int, "The job's number.", 1042) },
  { httpApiStatus: 409 }
) {}

/** What is finished was started before. */
export class InstallNotStarted extends Schema.TaggedError<InstallNotStarted>()(
  "InstallNotStarted",
  { number: field(Schema.Int, "The job's number.", 1042) },
  { httpApiStatus: 409 }
) {}

/** The customer is inactive: the jobs they have go on, new ones are not made. */
export class CustomerInactive extends Schema.TaggedError<CustomerInactive>()(
  "CustomerInactive",
  { id: field(CustomerId, "The customer's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") },
  { httpApiStatus: 422 }
) {}

/** An invoice is a document that was given out: its lines and amounts stand. */
export class InvoiceStands extends Schema.TaggedError<InvoiceStands>()(
  "InvoiceStands",
  { number: field(Schema.Int, "The invoice's number.", 1042) },
  { httpApiStatus: 409 }
) {}

/** Only a quote is lost or opened again: what is agreed goes back to a quote first. */
export class QuoteNeeded extends Schema.TaggedError<QuoteNeeded>()(
  "QuoteNeeded",
  { number: field(Schema.Int, "The job's number.", 1042) },
  { httpApiStatus: 409 }
) {}

/** This stage does not follow that one (spec §4; trade 8.18). */
export class StageNotNext extends Schema.TaggedError<StageNotNext>()(
  "StageNotNext",
  { from: field(Stage, "The stage before."), to: field(Stage, "The stage since.") },
  { httpApiStatus: 409 }
) {}

/** A job without lines cannot go on: an invoice of nothing is none. */
export class NothingPriced extends Schema.TaggedError<NothingPriced>()("NothingPriced", {}, { httpApiStatus: 422 }) {}

/** The line in that row, counted from 0, is charged nothing, and no reason says that this is meant. */
export class PriceMissing extends Schema.TaggedError<PriceMissing>()(
  "PriceMissing",
  {
    at: field(Schema.Int, "Which row, from 0.", 0),
    line: field(Schema.String, "What it is called: its description, else its part number.", "Windshield")
  },
  { httpApiStatus: 422 }
) {}

/** The prices were quoted more than 30 days ago (spec §9) and must be confirmed by repricing the job. */
export class QuoteTooOld extends Schema.TaggedError<QuoteTooOld>()(
  "QuoteTooOld",
  { quotedOn: field(Schema.String, "The day of the quote.", "2026-11-21") },
  { httpApiStatus: 409 }
) {}

/** A work order needs the day of installation. */
export class InstallDateMissing extends Schema.TaggedError<InstallDateMissing>()(
  "InstallDateMissing",
  {},
  { httpApiStatus: 422 }
) {}

/**
 * Products that must be in stock before the invoice are not: their part numbers in words. Received or installed, they
 * are.
 */
export class StockRequired extends Schema.TaggedError<StockRequired>()(
  "StockRequired",
  { partNumbers: field(Schema.String, "The part numbers, in words.", "FW99001GTYN") },
  { httpApiStatus: 409 }
) {}

/** Money was taken on the job, so it no longer goes a stage back: an invoice is credited instead (trade 8.18). */
export class MoneyTaken extends Schema.TaggedError<MoneyTaken>()("MoneyTaken", {}, { httpApiStatus: 409 }) {}

/** The invoice went to a partner: it stands, and is credited and billed anew (trade 8.18). */
export class InvoiceSent extends Schema.TaggedError<InvoiceSent>()("InvoiceSent", {}, { httpApiStatus: 409 }) {}

/** The invoice was taken back by the credit note of that number. */
export class InvoiceCredited extends Schema.TaggedError<InvoiceCredited>()(
  "InvoiceCredited",
  { number: field(Schema.Int, "The credit note's number.", 1042) },
  { httpApiStatus: 409 }
) {}

/** Only an invoice is credited. */
export class CreditNeedsInvoice extends Schema.TaggedError<CreditNeedsInvoice>()(
  "CreditNeedsInvoice",
  {},
  { httpApiStatus: 409 }
) {}

/** More than that payer still owes. */
export class PaymentAboveBalance extends Schema.TaggedError<PaymentAboveBalance>()(
  "PaymentAboveBalance",
  { owed: field(Cents, "What that payer still owes, in cents.", 4000) },
  { httpApiStatus: 422 }
) {}

/** Only what is owed on a standing invoice is allowed or written off. */
export class AdjustmentNeedsInvoice extends Schema.TaggedError<AdjustmentNeedsInvoice>()(
  "AdjustmentNeedsInvoice",
  {},
  { httpApiStatus: 409 }
) {}
