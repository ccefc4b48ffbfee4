import { Schema } from "effect"
import { Cents } from "#domain/shared/Money.ts"
import { Job, Stage } from "./Job.ts"
import { JobId } from "./JobId.ts"

export class JobNotFound extends Schema.TaggedError<JobNotFound>()("JobNotFound", { id: JobId }, { httpApiStatus: 404 }) {}

/** Somebody saved the job after it was opened; `current` is what stands now. */
export class JobChanged extends Schema.TaggedError<JobChanged>()("JobChanged", { current: Job }, { httpApiStatus: 409 }) {}

/** Somebody saved the job since it was moved, so it is not put back. */
export class JobSavedSince extends Schema.TaggedError<JobSavedSince>()("JobSavedSince", { number: Schema.Int }, { httpApiStatus: 409 }) {}

/** The installer in that row, counted from 0, does not work for the shop as one. */
export class InstallerUnavailable extends Schema.TaggedError<InstallerUnavailable>()("InstallerUnavailable", { at: Schema.Int }, { httpApiStatus: 422 }) {}

/** The installer in that row, counted from 0, is on the job of that number from `start` to `end` on the wall clock of the asked job's location (trust.md I6). */
export class InstallerBooked extends Schema.TaggedError<InstallerBooked>()("InstallerBooked", {
  at: Schema.Int, number: Schema.Int, start: Schema.String, end: Schema.String
}, { httpApiStatus: 409 }) {}

/** An invoice is a document that was given out: its lines and amounts stand. */
export class InvoiceStands extends Schema.TaggedError<InvoiceStands>()("InvoiceStands", { number: Schema.Int }, { httpApiStatus: 409 }) {}

/** This stage does not follow that one (spec §4; trade.md 8.18). */
export class StageNotNext extends Schema.TaggedError<StageNotNext>()("StageNotNext", { from: Stage, to: Stage }, { httpApiStatus: 409 }) {}

/** A job without priced lines, or with one that still needs its price, cannot go on. */
export class NothingPriced extends Schema.TaggedError<NothingPriced>()("NothingPriced", {}, { httpApiStatus: 422 }) {}

/** The prices were quoted more than 30 days ago (spec §9) and must be confirmed by saving the job again. */
export class QuoteTooOld extends Schema.TaggedError<QuoteTooOld>()("QuoteTooOld", { quotedOn: Schema.String }, { httpApiStatus: 409 }) {}

/** A work order needs the day of installation. */
export class InstallDateMissing extends Schema.TaggedError<InstallDateMissing>()("InstallDateMissing", {}, { httpApiStatus: 422 }) {}

/** Products that must be in stock before the invoice are not: their part numbers in words. Received or installed, they are. */
export class StockRequired extends Schema.TaggedError<StockRequired>()("StockRequired", { partNumbers: Schema.String }, { httpApiStatus: 409 }) {}

/** Money was taken on the job, so it no longer goes a stage back: an invoice is credited instead (trade.md 8.18). */
export class MoneyTaken extends Schema.TaggedError<MoneyTaken>()("MoneyTaken", {}, { httpApiStatus: 409 }) {}

/** The invoice was taken back by the credit note of that number. */
export class InvoiceCredited extends Schema.TaggedError<InvoiceCredited>()("InvoiceCredited", { number: Schema.Int }, { httpApiStatus: 409 }) {}

/** Only an invoice is credited. */
export class CreditNeedsInvoice extends Schema.TaggedError<CreditNeedsInvoice>()("CreditNeedsInvoice", {}, { httpApiStatus: 409 }) {}

/** More than that payer still owes. */
export class PaymentAboveBalance extends Schema.TaggedError<PaymentAboveBalance>()("PaymentAboveBalance", { owed: Cents }, { httpApiStatus: 422 }) {}
