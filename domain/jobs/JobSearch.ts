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
import { JobSource, ReworkCause, SourceSought } from "./jobCodes.ts"
import { QuoteAnswerKind, Stage } from "./Job.ts"
import { JobVehicle } from "./JobDraft.ts"

/** What the customer said to a quote, or that they have said nothing yet. */
export const AnswerSought = Schema.Literals([...QuoteAnswerKind.literals, "none"])

/**
 * What leaves jobs out of a list; days are included at both ends. `text` is a job or invoice number, or sought in
 * customer, VIN, plate and claim.
 */
export const jobFilters = {
  text: field(
    Schema.optionalKey(Schema.String.check(maxLength(100))),
    "What to look for, anywhere in names, numbers and e-mail addresses; one or two letters at the beginnings of words.",
    "moreno"
  ),
  stage: field(Schema.optionalKey(Stage), "How far the job is."),
  partsStatus: field(Schema.optionalKey(PartsStatus), "Whether the parts are there."),
  /** Whether something is owed. */
  unpaid: field(Schema.optionalKey(Schema.Boolean), "Only those not paid."),
  payment: field(Schema.optionalKey(PaymentState), "Only those whose payments stand so."),
  locationId: field(Schema.optionalKey(LocationId), "The location's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  /** Who installs. */
  installerId: field(
    Schema.optionalKey(UserId),
    "Only those this person installs.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  /** Who sold the job. */
  salespersonId: field(
    Schema.optionalKey(UserId),
    "Only those this person sold.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  /** The customer's sales representative, as written there. */
  salesperson: field(
    Schema.optionalKey(Schema.String.check(Schema.isMinLength(1), maxLength(120))),
    "Only those whose customer has this salesperson.",
    "Bea Ortiz"
  ),
  /** An insurer by any of its names, or what claims have where it is no insurer's, whatever the case. */
  insurer: field(
    Schema.optionalKey(Schema.String.check(Schema.isMinLength(1), maxLength(120))),
    "Only those of this insurer: by its name, another name of it, or a name that only claims have.",
    "Saguaro Mutual"
  ),
  answer: field(Schema.optionalKey(AnswerSought), "How the customer answered."),
  lost: field(Schema.optionalKey(Schema.Boolean), "Only quotes that were marked as lost; false for all other jobs."),
  lostReason: field(
    Schema.optionalKey(Schema.String.check(Schema.isMinLength(1), maxLength(80))),
    "Only quotes lost for this reason, as the job has it.",
    "price"
  ),
  lostFrom: field(Schema.optionalKey(Day), "Lost on this day or later.", "2026-11-01"),
  lostTo: field(Schema.optionalKey(Day), "Lost on this day or earlier.", "2026-11-30"),
  installFrom: field(Schema.optionalKey(Day), "Installed on this day or later.", "2026-11-01"),
  installTo: field(Schema.optionalKey(Day), "Installed on this day or earlier.", "2026-11-30"),
  quotedFrom: field(Schema.optionalKey(Day), "Quoted on this day or later.", "2026-11-01"),
  quotedTo: field(Schema.optionalKey(Day), "Quoted on this day or earlier.", "2026-11-30"),
  invoicedFrom: field(Schema.optionalKey(Day), "Invoiced on this day or later.", "2026-11-01"),
  invoicedTo: field(Schema.optionalKey(Day), "Invoiced on this day or earlier.", "2026-11-30"),
  rework: field(Schema.optionalKey(Schema.Boolean), "Only comebacks, or all but those.", true),
  reworkCause: field(Schema.optionalKey(ReworkCause), "Only comebacks with this cause.", "leak"),
  source: field(
    Schema.optionalKey(SourceSought),
    "Only those that came to the shop so; `online` for all that visitors of its page made themselves.",
    "online"
  ),
  createdFrom: field(Schema.optionalKey(Day), "Made on this day or later.", "2026-11-01"),
  createdTo: field(Schema.optionalKey(Day), "Made on this day or earlier.", "2026-11-30"),
  wonFrom: field(Schema.optionalKey(Day), "Won on this day or later.", "2026-11-01"),
  wonTo: field(Schema.optionalKey(Day), "Won on this day or earlier.", "2026-11-30"),
  settledFrom: field(Schema.optionalKey(Day), "Nothing owed on its invoice since this day or later.", "2026-11-01"),
  settledTo: field(Schema.optionalKey(Day), "Nothing owed on its invoice since this day or earlier.", "2026-11-30")
}

/** By what jobs stand together: by who installs, the first of them counts; a week begins on Monday. */
export const JobGrouping = Schema.Literals(["stage", "location", "installer", "insurer", "payment", "installWeek"])
export type JobGrouping = typeof JobGrouping.Type

/** Which jobs a list asks for; the order holds within each group. */
export const JobSearch = Schema.Struct({
  ...pageFields,
  ...jobFilters,
  numbered: field(Schema.optionalKey(Schema.Int), "Only the job, or the invoice, of exactly this number.", 1042),
  group: field(Schema.optionalKey(JobGrouping), "The column to group by."),
  sort: field(
    Schema.optionalKey(Schema.Literals(["number", "installDate", "customerName", "total"])),
    "The column to sort by."
  ),
  descending: field(Schema.optionalKey(Schema.Boolean), "Whether to sort downwards.")
})
export type JobSearch = typeof JobSearch.Type

/** A job as a list shows it. Money in cents, left out for those who see none; the install date "" when open. */
export const JobSummary = Schema.Struct({
  id: JobId,
  number: field(Schema.Int, "The job's number.", 1042),
  invoiceNumber: field(Schema.NullOr(Schema.Int), "The invoice's number; null before.", 2042),
  stage: field(Stage, "How far the job is."),
  customerName: field(Schema.String, "The customer's name.", "Ada Moreno"),
  vehicle: field(Schema.String, "The vehicle in words.", "2024 Toyota Camry"),
  installDate: field(Schema.String, "The day of installation, empty when open.", "2026-11-24"),
  partsStatus: field(PartsStatus, "Whether the parts are there."),
  total: field(Schema.optionalKey(Cents), "Its total in cents; left out for those who see no money.", 43781),
  balance: field(
    Schema.optionalKey(Cents),
    "What is still owed, in cents, nothing on a quote; left out for those who see no money.",
    43781
  ),
  salesperson: field(
    Schema.optionalKey(Schema.String),
    "Who sold it, empty for nobody; left out for those who see no money.",
    "Bea Ortiz"
  ),
  createdOn: field(Schema.String, "The day it was made.", "2026-11-20"),
  wonOn: field(Schema.String, "The day it first became a work order or an invoice, empty before.", "2026-11-21"),
  settledOn: field(
    Schema.optionalKey(Schema.String),
    "The day since which nothing is owed on its invoice, empty while something is; left out for those who see no money.",
    "2026-11-24"
  ),
  /** A credit note took its invoice back. */
  isCredited: field(Schema.Boolean, "Whether a credit note took the invoice back."),
  /** What the customer said to the quote. */
  answer: field(Schema.NullOr(QuoteAnswerKind), "How the customer answered."),
  /** Why the quote is lost, for those who sell. */
  lost: field(
    Schema.NullOr(Schema.String),
    "Why the quote was lost, a code or the shop's words; null where it was not, and for those who see no money.",
    null
  ),
  reworkOf: field(
    Schema.NullOr(Schema.Int),
    "The number of the job whose work it redoes; null for any other job.",
    null
  ),
  reworkCause: field(Schema.NullOr(ReworkCause), "Why the work came back; null where it is no comeback.", null),
  source: field(JobSource, "How it came to the shop.", "staff").pipe(
    Schema.withDecodingDefaultKey(Effect.succeed("staff" as const))
  ),
  allowed: field(
    Schema.optionalKey(Cents),
    "What was allowed on its invoice and counts, in cents; left out for those who see no money.",
    0
  ),
  writtenOff: field(
    Schema.optionalKey(Cents),
    "What was written off on its invoice and counts, in cents; left out for those who see no money.",
    0
  ),
  ...groupField
})
export type JobSummary = typeof JobSummary.Type

/** By what an earlier job is recognised: its customer, VIN or plate; any of them is enough. */
export const JobLikeSearch = Schema.Struct({
  customerId: field(Schema.optionalKey(CustomerId), "The customer's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  vin: field(
    Schema.optionalKey(Schema.String.check(maxLength(30))),
    "The vehicle identification number, 17 characters; empty where unknown.",
    "4T1DAACK7RU000001"
  ),
  plate: field(Schema.optionalKey(Schema.String.check(maxLength(12))), "The license plate.", "ABC1234")
})
export type JobLikeSearch = typeof JobLikeSearch.Type

/** An earlier job: whose, which car, how far. */
export const JobLike = Schema.Struct({
  id: JobId,
  number: field(Schema.Int, "The job's number.", 1042),
  stage: field(Stage, "How far the job is."),
  customerId: field(CustomerId, "The customer's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  customerName: field(Schema.String, "The customer's name.", "Ada Moreno"),
  vehicle: field(JobVehicle, "The vehicle."),
  quotedOn: field(Schema.String, "The day of the quote.", "2026-11-21")
})
export type JobLike = typeof JobLike.Type

/** How many earlier jobs are shown at most, the newest first. */
export const mostAlike = 8

/** How long a quote or work order counts as open beside a new one for the same car, in days. */
export const openFor = 60

/** A plate as it is compared: capitals and digits alone. */
export const plateKey = (plate: string): string => plate.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "")
