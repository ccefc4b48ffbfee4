import { Effect, Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { CustomerId } from "#domain/customers/Customer.ts"
import { PartsStatus } from "#domain/estimates/EstimateLine.ts"
import { groupField } from "#domain/lists/ListGroup.ts"
import { LocationId } from "#domain/locations/Location.ts"
import { PaymentState } from "#domain/payments/balance.ts"
import { Day } from "#domain/shared/Day.ts"
import { field } from "#domain/shared/field.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { Cents } from "#domain/shared/Money.ts"
import { pageFields } from "#domain/shared/Page.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { JobSource, ReworkCause, SourceFilter } from "./jobCodes.ts"
import { QuoteAnswerKind, Stage } from "./Job.ts"
import { JobVehicle } from "./JobDraft.ts"

/** The customer's answer to a quote, or `none` if they have not answered. */
export const AnswerFilter = Schema.Literals([...QuoteAnswerKind.literals, "none"])

/**
 * Filters of the job list; date ranges are inclusive. `text` matches job and invoice numbers, and is searched for in
 * customer, VIN, plate and claim.
 */
export const jobFilters = {
  text: field(
    Schema.optionalKey(Schema.String.check(maxLength(100))),
    "Text to search for anywhere in names, numbers and email addresses; one or two letters match only the beginnings of words.",
    "moreno"
  ),
  stage: field(Schema.optionalKey(Stage), "Only jobs at this stage."),
  partsStatus: field(Schema.optionalKey(PartsStatus), "Only jobs with this parts status."),
  unpaid: field(Schema.optionalKey(Schema.Boolean), "Only jobs with an outstanding balance."),
  payment: field(Schema.optionalKey(PaymentState), "Only jobs with this payment state."),
  locationId: field(
    Schema.optionalKey(LocationId),
    "Only jobs at this location.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  installerId: field(
    Schema.optionalKey(UserId),
    "Only jobs assigned to this installer.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  salespersonId: field(
    Schema.optionalKey(UserId),
    "Only jobs sold by this user.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  /** The sales representative named on the customer. */
  salesperson: field(
    Schema.optionalKey(Schema.String.check(Schema.isMinLength(1), maxLength(120))),
    "Only jobs whose customer has this sales representative.",
    "Bea Ortiz"
  ),
  /** Any name of an insurer, or a company name found only on claims; case-insensitive. */
  insurer: field(
    Schema.optionalKey(Schema.String.check(Schema.isMinLength(1), maxLength(120))),
    "Only jobs of this insurer, by its name, another of its names, or a name found only on claims.",
    "Saguaro Mutual"
  ),
  answer: field(Schema.optionalKey(AnswerFilter), "Only quotes with this answer."),
  lost: field(Schema.optionalKey(Schema.Boolean), "Only quotes marked as lost; false for all other jobs."),
  lostReason: field(
    Schema.optionalKey(Schema.String.check(Schema.isMinLength(1), maxLength(80))),
    "Only quotes lost for this reason, as stored on the job.",
    "price"
  ),
  lostFrom: field(Schema.optionalKey(Day), "Lost on this day or later.", "2026-11-01"),
  lostTo: field(Schema.optionalKey(Day), "Lost on this day or earlier.", "2026-11-30"),
  installFrom: field(Schema.optionalKey(Day), "Installation date on this day or later.", "2026-11-01"),
  installTo: field(Schema.optionalKey(Day), "Installation date on this day or earlier.", "2026-11-30"),
  quotedFrom: field(Schema.optionalKey(Day), "Quoted on this day or later.", "2026-11-01"),
  quotedTo: field(Schema.optionalKey(Day), "Quoted on this day or earlier.", "2026-11-30"),
  invoicedFrom: field(Schema.optionalKey(Day), "Invoiced on this day or later.", "2026-11-01"),
  invoicedTo: field(Schema.optionalKey(Day), "Invoiced on this day or earlier.", "2026-11-30"),
  rework: field(Schema.optionalKey(Schema.Boolean), "Only comebacks; false for all other jobs.", true),
  reworkCause: field(Schema.optionalKey(ReworkCause), "Only comebacks with this cause.", "leak"),
  source: field(
    Schema.optionalKey(SourceFilter),
    "Only jobs from this source; `online` for all jobs that website visitors created themselves.",
    "online"
  ),
  createdFrom: field(Schema.optionalKey(Day), "Created on this day or later.", "2026-11-01"),
  createdTo: field(Schema.optionalKey(Day), "Created on this day or earlier.", "2026-11-30"),
  wonFrom: field(Schema.optionalKey(Day), "Won on this day or later.", "2026-11-01"),
  wonTo: field(Schema.optionalKey(Day), "Won on this day or earlier.", "2026-11-30"),
  settledFrom: field(
    Schema.optionalKey(Day),
    "Settled on this day or later: nothing owed on the invoice since then.",
    "2026-11-01"
  ),
  settledTo: field(
    Schema.optionalKey(Day),
    "Settled on this day or earlier: nothing owed on the invoice since then.",
    "2026-11-30"
  )
}

/** How jobs are grouped. A job's first installer determines its installer group; weeks start on Monday. */
export const JobGrouping = Schema.Literals(["stage", "location", "installer", "insurer", "payment", "installWeek"])
export type JobGrouping = typeof JobGrouping.Type

/** A search of the job list. Sorting applies within each group. */
export const JobSearch = Schema.Struct({
  ...pageFields,
  ...jobFilters,
  numbered: field(Schema.optionalKey(Schema.Int), "Only the job or invoice with exactly this number.", 1042),
  group: field(Schema.optionalKey(JobGrouping), "Column to group by."),
  sort: field(
    Schema.optionalKey(Schema.Literals(["number", "installDate", "customerName", "total"])),
    "Column to sort by."
  ),
  descending: field(Schema.optionalKey(Schema.Boolean), "Whether to sort in descending order.")
})
export type JobSearch = typeof JobSearch.Type

/** A job as shown in lists. Amounts are in cents, and absent for users who may not see money. */
export const JobSummary = Schema.Struct({
  id: JobId,
  number: field(Schema.Int, "The job's number.", 1042),
  invoiceNumber: field(Schema.NullOr(Schema.Int), "Invoice number; null if not invoiced.", 2042),
  stage: field(Stage, "Current stage of the job."),
  customerName: field(Schema.String, "The customer's name.", "Ada Moreno"),
  vehicle: field(Schema.String, "Display text of the vehicle.", "2024 Toyota Camry"),
  installDate: field(Schema.String, "Installation date; empty if not set.", "2026-11-24"),
  partsStatus: field(PartsStatus, "Whether all parts have arrived."),
  total: field(Schema.optionalKey(Cents), "Job total, in cents; absent for users who may not see money.", 43781),
  balance: field(
    Schema.optionalKey(Cents),
    "Outstanding balance, in cents, zero on a quote; absent for users who may not see money.",
    43781
  ),
  salesperson: field(
    Schema.optionalKey(Schema.String),
    "Name of the salesperson, empty if none; absent for users who may not see money.",
    "Bea Ortiz"
  ),
  createdOn: field(Schema.String, "Day the job was created.", "2026-11-20"),
  wonOn: field(Schema.String, "Day the job first became a work order or an invoice; empty before that.", "2026-11-21"),
  settledOn: field(
    Schema.optionalKey(Schema.String),
    "Day since which nothing is owed on the invoice, empty if unsettled; absent for users who may not see money.",
    "2026-11-24"
  ),
  isCredited: field(Schema.Boolean, "Whether the invoice was reversed by a credit note."),
  answer: field(Schema.NullOr(QuoteAnswerKind), "The customer's answer to the quote."),
  /** Only for users who may see money. */
  lost: field(
    Schema.NullOr(Schema.String),
    "Why the quote was lost, a code or the shop's own text; null if it is not lost, and for users who may not see money.",
    null
  ),
  reworkOf: field(
    Schema.NullOr(Schema.Int),
    "For a comeback, the number of the job whose work it redoes; null for any other job.",
    null
  ),
  reworkCause: field(Schema.NullOr(ReworkCause), "Cause of the comeback; null if the job is not one.", null),
  source: field(JobSource, "How the job came to the shop.", "staff").pipe(
    Schema.withDecodingDefaultKey(Effect.succeed("staff" as const))
  ),
  allowed: field(
    Schema.optionalKey(Cents),
    "Allowances in effect on the invoice, in cents; absent for users who may not see money.",
    0
  ),
  writtenOff: field(
    Schema.optionalKey(Cents),
    "Write-offs in effect on the invoice, in cents; absent for users who may not see money.",
    0
  ),
  ...groupField
})
export type JobSummary = typeof JobSummary.Type

/** Criteria for finding earlier jobs: customer, VIN or plate. Matching any one is enough. */
export const RelatedJobSearch = Schema.Struct({
  customerId: field(Schema.optionalKey(CustomerId), "Customer id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  vin: field(
    Schema.optionalKey(Schema.String.check(maxLength(30))),
    "Vehicle identification number, 17 characters; empty if unknown.",
    "4T1DAACK7RU000001"
  ),
  plate: field(Schema.optionalKey(Schema.String.check(maxLength(12))), "License plate.", "ABC1234")
})
export type RelatedJobSearch = typeof RelatedJobSearch.Type

/** An earlier job: its customer, vehicle and stage. */
export const RelatedJob = Schema.Struct({
  id: JobId,
  number: field(Schema.Int, "The job's number.", 1042),
  stage: field(Stage, "Current stage of the job."),
  customerId: field(CustomerId, "Customer id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  customerName: field(Schema.String, "The customer's name.", "Ada Moreno"),
  vehicle: field(JobVehicle, "The vehicle."),
  quotedOn: field(Schema.String, "Date of the quote.", "2026-11-21")
})
export type RelatedJob = typeof RelatedJob.Type

/** Maximum number of earlier jobs returned, newest first. */
export const maxRelatedJobs = 8

/** How many days a quote or work order counts as open when a new one is entered for the same vehicle. */
export const openDays = 60

/** Normalizes a plate for comparison: uppercase letters and digits only. */
export const plateKey = (plate: string): string => plate.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "")
