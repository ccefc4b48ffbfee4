import { Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { CustomerId } from "#domain/customers/Customer.ts"
import { Cents } from "#domain/shared/Money.ts"
import { field } from "#domain/shared/field.ts"
import { savesField } from "#domain/shared/RecordSave.ts"
import { Job, Stage } from "./Job.ts"

/** Defined separately, because related records need nothing else from jobs. */
export { JobNotFound } from "#domain/shared/JobId.ts"

/** The job was saved by someone else after it was opened; `current` is the current version. */
export class JobChanged extends Schema.TaggedError<JobChanged>()(
  "JobChanged",
  { current: field(Job, "The current version of the job."), saves: savesField },
  { httpApiStatus: 409 }
) {}

/** The job was saved since it was moved, so the move cannot be undone. */
export class JobSavedSince extends Schema.TaggedError<JobSavedSince>()(
  "JobSavedSince",
  { number: field(Schema.Int, "The job's number.", 1042) },
  { httpApiStatus: 409 }
) {}

/** The user in the row with that zero-based index is not an active installer of the shop. */
export class InstallerUnavailable extends Schema.TaggedError<InstallerUnavailable>()(
  "InstallerUnavailable",
  { at: field(Schema.Int, "Zero-based row index.", 0) },
  { httpApiStatus: 422 }
) {}

/** The user is not an active salesperson of the shop, so jobs cannot be attributed to them. */
export class SalespersonUnavailable extends Schema.TaggedError<SalespersonUnavailable>()(
  "SalespersonUnavailable",
  { id: field(UserId, "User id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") },
  { httpApiStatus: 422 }
) {}

/**
 * The installer in the row with that zero-based index is on the job with that number from `start` to `end`, in the time
 * zone of the requested job's location (I6).
 */
export class InstallerBooked extends Schema.TaggedError<InstallerBooked>()(
  "InstallerBooked",
  {
    at: field(Schema.Int, "Zero-based row index.", 0),
    number: field(Schema.Int, "Number of the other job.", 1041),
    start: field(Schema.String, "Start of the other job's booking as 24-hour time; empty for all day.", "09:00"),
    end: field(Schema.String, "End of the other job's booking as 24-hour time; empty for all day.", "11:00")
  },
  { httpApiStatus: 409 }
) {}

/** The date in that field is implausibly far from today; `limit` is the first or last one accepted. */
export class DayOutOfRange extends Schema.TaggedError<DayOutOfRange>()(
  "DayOutOfRange",
  {
    path: field(
      Schema.Literals(["install.date", "insurance.dateOfLoss", "insurance.referralDate", "collectionDate", "date"]),
      "Path of the field."
    ),
    reason: field(
      Schema.Literals(["day.future", "day.tooEarly", "day.tooLate"]),
      "Whether the date is in the future though it should be past, too early, or too late."
    ),
    limit: field(Schema.String, "First or last accepted date.", "2026-11-21")
  },
  { httpApiStatus: 422 }
) {}

/** Why a job cannot be deleted: documents or money related to it exist. */
export const NotDeletableReason = Schema.Literals([
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
export type NotDeletableReason = typeof NotDeletableReason.Type

/** The job cannot be deleted. Only quotes for which nothing was sent, signed or paid can be. */
export class JobKept extends Schema.TaggedError<JobKept>()(
  "JobKept",
  {
    number: field(Schema.Int, "The job's number.", 1042),
    because: field(
      NotDeletableReason,
      "Why the job cannot be deleted: its stage, a previous invoice, or related records.",
      "payments"
    )
  },
  { httpApiStatus: 409 }
) {}

/** A comeback requires finished work. The work on this job is not done, so the job itself should be changed. */
export class WorkNotDone extends Schema.TaggedError<WorkNotDone>()(
  "WorkNotDone",
  { number: field(Schema.Int, "The job's number.", 1042) },
  { httpApiStatus: 409 }
) {}

/** The current user is not an installer on this job. Installers record only their own start and finish. */
export class NotInstalling extends Schema.TaggedError<NotInstalling>()(
  "NotInstalling",
  { number: field(Schema.Int, "The job's number.", 1042) },
  { httpApiStatus: 409 }
) {}

/** The installation was finished before it was started. */
export class InstallNotStarted extends Schema.TaggedError<InstallNotStarted>()(
  "InstallNotStarted",
  { number: field(Schema.Int, "The job's number.", 1042) },
  { httpApiStatus: 409 }
) {}

/** The customer is inactive: their existing jobs continue, but no new ones can be created. */
export class CustomerInactive extends Schema.TaggedError<CustomerInactive>()(
  "CustomerInactive",
  { id: field(CustomerId, "Customer id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") },
  { httpApiStatus: 422 }
) {}

/** The job is an issued invoice, whose lines and amounts are final. */
export class InvoiceStands extends Schema.TaggedError<InvoiceStands>()(
  "InvoiceStands",
  { number: field(Schema.Int, "Number of the invoice.", 1042) },
  { httpApiStatus: 409 }
) {}

/** The job is not a quote. Only quotes can be lost or reopened; other jobs must go back to a quote first. */
export class QuoteNeeded extends Schema.TaggedError<QuoteNeeded>()(
  "QuoteNeeded",
  { number: field(Schema.Int, "The job's number.", 1042) },
  { httpApiStatus: 409 }
) {}

/** A job at this stage cannot move to that one (spec §4; trade 8.18). */
export class StageNotNext extends Schema.TaggedError<StageNotNext>()(
  "StageNotNext",
  { from: field(Stage, "Current stage."), to: field(Stage, "Requested stage.") },
  { httpApiStatus: 409 }
) {}

/** A job without lines cannot move to the next stage, because an invoice must not be empty. */
export class NothingPriced extends Schema.TaggedError<NothingPriced>()("NothingPriced", {}, { httpApiStatus: 422 }) {}

/** The line at that zero-based index has a price of zero without a reason for it. */
export class PriceMissing extends Schema.TaggedError<PriceMissing>()(
  "PriceMissing",
  {
    at: field(Schema.Int, "Zero-based row index.", 0),
    line: field(Schema.String, "Description of the line, or its part number if it has none.", "Windshield")
  },
  { httpApiStatus: 422 }
) {}

/** The prices were quoted more than 30 days ago (spec §9) and must be confirmed by repricing the job. */
export class QuoteTooOld extends Schema.TaggedError<QuoteTooOld>()(
  "QuoteTooOld",
  { quotedOn: field(Schema.String, "Date of the quote.", "2026-11-21") },
  { httpApiStatus: 409 }
) {}

/** A work order requires an installation date. */
export class InstallDateMissing extends Schema.TaggedError<InstallDateMissing>()(
  "InstallDateMissing",
  {},
  { httpApiStatus: 422 }
) {}

/**
 * Products that must be in stock before invoicing are not, with their part numbers. Parts count as in stock once
 * received or installed.
 */
export class StockRequired extends Schema.TaggedError<StockRequired>()(
  "StockRequired",
  { partNumbers: field(Schema.String, "Part numbers, separated by commas.", "FW99001GTYN") },
  { httpApiStatus: 409 }
) {}

/**
 * Money was taken on the job, or an allowance or write-off is in effect, so it can no longer move back a stage; an
 * invoice is credited instead (trade 8.18).
 */
export class MoneyTaken extends Schema.TaggedError<MoneyTaken>()("MoneyTaken", {}, { httpApiStatus: 409 }) {}

/** The invoice was sent to a partner and is final; it can only be credited and billed again (trade 8.18). */
export class InvoiceSent extends Schema.TaggedError<InvoiceSent>()("InvoiceSent", {}, { httpApiStatus: 409 }) {}

/** The invoice was reversed by the credit note with that number. */
export class InvoiceCredited extends Schema.TaggedError<InvoiceCredited>()(
  "InvoiceCredited",
  { number: field(Schema.Int, "Credit note number.", 12) },
  { httpApiStatus: 409 }
) {}

/** Only an invoice can be credited. */
export class CreditNeedsInvoice extends Schema.TaggedError<CreditNeedsInvoice>()(
  "CreditNeedsInvoice",
  {},
  { httpApiStatus: 409 }
) {}

/** The amount is more than the payer still owes. */
export class PaymentAboveBalance extends Schema.TaggedError<PaymentAboveBalance>()(
  "PaymentAboveBalance",
  { owed: field(Cents, "Amount that the payer still owes, in cents.", 4000) },
  { httpApiStatus: 422 }
) {}

/** Allowances and write-offs require an uncredited invoice. */
export class AdjustmentNeedsInvoice extends Schema.TaggedError<AdjustmentNeedsInvoice>()(
  "AdjustmentNeedsInvoice",
  {},
  { httpApiStatus: 409 }
) {}
