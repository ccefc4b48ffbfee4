import { Schema } from "effect"
import { groupField } from "#domain/list-views/ListGroup.ts"
import { LocationId } from "#domain/locations/Location.ts"
import { UserId } from "#domain/people/CurrentUser.ts"
import { Day } from "#domain/shared/Day.ts"
import { Cents } from "#domain/shared/Money.ts"
import { pageFields } from "#domain/shared/Page.ts"
import { maxLength } from "#domain/shared/PlainText.ts"
import { Stage } from "./Job.ts"
import { PartsStatus } from "./JobDraft.ts"
import { JobId } from "./JobId.ts"
import { PaymentState } from "./paymentState.ts"
import { QuoteAnswerKind } from "./QuoteAnswer.ts"

/** What the customer said to a quote, or that they have said nothing yet. */
export const AnswerSought = Schema.Literals([...QuoteAnswerKind.literals, "none"])

/** What leaves jobs out of a list; days are included at both ends. `text` is a job or invoice number, or sought anywhere in customer, VIN, plate and claim. */
export const jobFilters = {
  text: Schema.optionalKey(Schema.String.check(maxLength(100))),
  stage: Schema.optionalKey(Stage),
  partsStatus: Schema.optionalKey(PartsStatus),
  /** Whether something is owed. */
  unpaid: Schema.optionalKey(Schema.Boolean),
  payment: Schema.optionalKey(PaymentState),
  locationId: Schema.optionalKey(LocationId),
  /** Who installs. */
  installerId: Schema.optionalKey(UserId),
  /** The customer's sales representative, as written there. */
  salesperson: Schema.optionalKey(Schema.String.check(Schema.isMinLength(1), maxLength(120))),
  /** The insurance company, whatever the case. */
  insurer: Schema.optionalKey(Schema.String.check(Schema.isMinLength(1), maxLength(120))),
  answer: Schema.optionalKey(AnswerSought),
  installFrom: Schema.optionalKey(Day),
  installTo: Schema.optionalKey(Day),
  quotedFrom: Schema.optionalKey(Day),
  quotedTo: Schema.optionalKey(Day),
  invoicedFrom: Schema.optionalKey(Day),
  invoicedTo: Schema.optionalKey(Day)
}

/** By what jobs stand together: by who installs, the first of them counts; a week begins on Monday. */
export const JobGrouping = Schema.Literals(["stage", "location", "installer", "insurer", "payment", "installWeek"])
export type JobGrouping = typeof JobGrouping.Type

/** Which jobs a list asks for; the order holds within each group. */
export const JobSearch = Schema.Struct({
  ...pageFields,
  ...jobFilters,
  group: Schema.optionalKey(JobGrouping),
  sort: Schema.optionalKey(Schema.Literals(["number", "installDate", "customerName", "total"])),
  descending: Schema.optionalKey(Schema.Boolean)
})
export type JobSearch = typeof JobSearch.Type

/** A job as a list shows it. Money in cents, left out for those who see none; the install date "" when open. */
export const JobSummary = Schema.Struct({
  id: JobId,
  number: Schema.Int,
  invoiceNumber: Schema.NullOr(Schema.Int),
  stage: Stage,
  customerName: Schema.String,
  vehicle: Schema.String,
  installDate: Schema.String,
  partsStatus: PartsStatus,
  total: Schema.optionalKey(Cents),
  balance: Schema.optionalKey(Cents),
  /** A credit note took its invoice back. */
  isCredited: Schema.Boolean,
  /** What the customer said to the quote. */
  answer: Schema.NullOr(QuoteAnswerKind),
  ...groupField
})
export type JobSummary = typeof JobSummary.Type
