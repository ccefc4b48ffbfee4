import { Schema } from "effect"
import { Cents } from "#domain/shared/Money.ts"
import { pageFields } from "#domain/shared/Page.ts"
import { Stage } from "./Job.ts"
import { PartsStatus } from "./JobDraft.ts"
import { JobId } from "./JobId.ts"

/** Which jobs a list asks for; `text` is a job or invoice number, or sought anywhere in customer, VIN, plate and claim. */
export const JobSearch = Schema.Struct({
  ...pageFields,
  text: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(100))),
  stage: Schema.optionalKey(Stage),
  partsStatus: Schema.optionalKey(PartsStatus),
  unpaid: Schema.optionalKey(Schema.Boolean),
  sort: Schema.optionalKey(Schema.Literals(["number", "installDate", "customerName", "total"])),
  descending: Schema.optionalKey(Schema.Boolean)
})
export type JobSearch = typeof JobSearch.Type

/** A job as a list shows it. Money in cents, the install date "" when open. */
export const JobSummary = Schema.Struct({
  id: JobId,
  number: Schema.Int,
  invoiceNumber: Schema.NullOr(Schema.Int),
  stage: Stage,
  customerName: Schema.String,
  vehicle: Schema.String,
  installDate: Schema.String,
  partsStatus: PartsStatus,
  total: Cents,
  balance: Cents
})
export type JobSummary = typeof JobSummary.Type
