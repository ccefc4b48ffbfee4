import { Schema } from "effect"
import { access, till } from "#domain/access/accessTable.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { CustomerNotFound } from "#domain/customers/Customer.ts"
import { LineFacts, LineId } from "#domain/estimates/EstimateLine.ts"
import { LocationNotFound } from "#domain/locations/Location.ts"
import { BooksClosed } from "#domain/payments/ClosingDay.ts"
import { AdjustmentDraft, AdjustmentId, AdjustmentReversal } from "#domain/payments/Payment.ts"
import { PricingProfileNotFound } from "#domain/pricing-profiles/PricingProfile.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { maxLength, plainText } from "#domain/shared/PlainText.ts"
import { versionField } from "#domain/shared/RecordSave.ts"
import { field } from "#domain/shared/field.ts"
import { CreditDraft } from "./CreditNote.ts"
import { CreditedInvoice, Job, LostQuote, Quote, WorkOrder } from "./Job.ts"
import { InstallStep } from "./JobInstall.ts"
import { JobWork } from "./JobWork.ts"
import { ReworkDraft } from "./jobCodes.ts"
import {
  AdjustmentNeedsInvoice,
  DayOutOfRange,
  InstallNotStarted,
  JobChanged,
  JobNotFound,
  NotInstalling,
  PaymentAboveBalance,
  QuoteNeeded,
  WorkNotDone
} from "./jobFailures.ts"
import { stepAccess, stepFailures } from "./stageRules.ts"

const door = access["/jobs"]
const asOpened = {
  id: JobId,
  version: versionField
}

export const listStockRequired = endpoint({
  name: "listStockRequired",
  summary: "Which of a job's part numbers are products of the shop that must be in stock before the invoice.",
  method: "GET",
  path: "/jobs/:id/stock-required",
  access: door,
  input: Schema.Struct({ id: JobId }),
  output: Schema.Array(Schema.String),
  failures: [JobNotFound]
})

export const postReopen = endpoint({
  name: "postReopen",
  summary: "Takes a job one stage back while no money was taken: work order to quote, invoice to work order.",
  method: "POST",
  path: "/jobs/:id/reopen",
  access: stepAccess.reopen,
  input: Schema.Struct(asOpened),
  output: Schema.Union([Quote, WorkOrder]),
  failures: [JobNotFound, JobChanged, BooksClosed, ...stepFailures.reopen]
})

export const postCredit = endpoint({
  name: "postCredit",
  summary:
    "Takes an invoice back by a credit note with the shop's next number; with `rebill` its work becomes a new work order.",
  method: "POST",
  path: "/jobs/:id/credit",
  access: stepAccess.credit,
  input: Schema.Struct({ ...asOpened, ...CreditDraft.fields }),
  output: CreditedInvoice,
  failures: [
    JobNotFound,
    JobChanged,
    BooksClosed,
    ...stepFailures.credit,
    CustomerNotFound,
    LocationNotFound,
    PricingProfileNotFound
  ]
})

export const postRework = endpoint({
  name: "postRework",
  summary:
    "Makes a comeback: a work order without lines that redoes what was done on a job, for the same customer and vehicle; each of the two knows the other one.",
  method: "POST",
  path: "/jobs/:id/rework",
  access: stepAccess.change,
  input: Schema.Struct({ ...asOpened, ...ReworkDraft.fields }),
  output: WorkOrder,
  failures: [JobNotFound, JobChanged, WorkNotDone, CustomerNotFound, LocationNotFound, PricingProfileNotFound]
})

export const postLost = endpoint({
  name: "postLost",
  summary: "Marks a quote as lost with its reason, as of today; marked again it has another reason.",
  method: "POST",
  path: "/jobs/:id/lost",
  access: stepAccess.change,
  input: Schema.Struct({ ...asOpened, reason: LostQuote.fields.reason, note: LostQuote.fields.note }),
  output: Quote,
  failures: [JobNotFound, JobChanged, QuoteNeeded, LocationNotFound]
})

export const deleteLost = endpoint({
  name: "deleteLost",
  summary: "Opens a quote again that was marked as lost.",
  method: "DELETE",
  path: "/jobs/:id/lost",
  access: stepAccess.change,
  input: Schema.Struct(asOpened),
  output: Quote,
  failures: [JobNotFound, JobChanged, QuoteNeeded]
})

const ids = {
  id: JobId,
  adjustmentId: field(
    AdjustmentId,
    "The adjustment's id, yours to make: sent again it counts once.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  )
}

/** An allowance or a write-off on an invoice: the browser names it, so that two presses are one. */
export const AdjustmentAsked = Schema.Struct({ ...ids, ...AdjustmentDraft.fields })
export type AdjustmentAsked = typeof AdjustmentAsked.Type

/** An allowance or a write-off to take back, and why. */
export const ReversalAsked = Schema.Struct({ ...ids, reason: AdjustmentReversal.fields.reason })
export type ReversalAsked = typeof ReversalAsked.Type

export class AdjustmentNotFound extends Schema.TaggedError<AdjustmentNotFound>()(
  "AdjustmentNotFound",
  { id: field(AdjustmentId, "The adjustment's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") },
  { httpApiStatus: 404 }
) {}

export const postAdjustment = endpoint({
  name: "postAdjustment",
  summary:
    "Allows or writes off what a payer owes on an invoice: less is owed, no money moves. The same adjustmentId sent again changes nothing.",
  method: "POST",
  path: "/jobs/:id/adjustments",
  access: till,
  input: AdjustmentAsked,
  output: Job,
  failures: [
    JobNotFound,
    JobChanged,
    LocationNotFound,
    AdjustmentNeedsInvoice,
    DayOutOfRange,
    BooksClosed,
    PaymentAboveBalance
  ]
})

export const postAdjustmentReversal = endpoint({
  name: "postAdjustmentReversal",
  summary: "Takes back an allowance or a write-off as of today. Sent again it changes nothing.",
  method: "POST",
  path: "/jobs/:id/adjustments/:adjustmentId/reversal",
  access: till,
  input: ReversalAsked,
  output: Job,
  failures: [JobNotFound, JobChanged, LocationNotFound, AdjustmentNotFound, BooksClosed]
})

const { status, dotNumber, adhesiveManufacturer, adhesiveLot, adhesiveExpiry } = LineFacts.fields

/** What an installer writes on a line: where the part is, and what went into the car. */
export const LineWork = Schema.Struct({
  id: field(LineId, "The line's id, yours to make.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  status,
  dotNumber,
  adhesiveManufacturer,
  adhesiveLot,
  adhesiveExpiry
})

/** What an installer writes on a job. Lines that are not named stay as they are. */
export const JobWorkDraft = Schema.Struct({
  lines: field(Schema.Array(LineWork).check(maxLength(200, "tooMany:200")), "The lines."),
  notes: field(plainText(2000), "Notes.", "Gate code 4471"),
  complete: field(Schema.Boolean, "Whether the work is done.")
})
export type JobWorkDraft = typeof JobWorkDraft.Type

/** Somebody saved the job after the installer opened it; `current` is what stands now, as they see it. */
export class JobWorkChanged extends Schema.TaggedError<JobWorkChanged>()(
  "JobWorkChanged",
  { current: field(JobWork, "What stands now.") },
  { httpApiStatus: 409 }
) {}

export const putJobWork = endpoint({
  name: "putJobWork",
  summary:
    "Writes what was done on a job as opened at `version`: where its parts are, DOT number, adhesive, notes. Installers may on their own jobs.",
  method: "PUT",
  path: "/jobs/:id/work",
  access: stepAccess.work,
  input: Schema.Struct({
    id: JobId,
    version: versionField,
    ...JobWorkDraft.fields
  }),
  output: JobWork,
  failures: [JobNotFound, JobWorkChanged, ...stepFailures.work]
})

export const postInstallStep = endpoint({
  name: "postInstallStep",
  summary:
    "Starts or finishes the asker's own installation on a job, or takes that back. Sent twice it counts once; the work is done when everybody who began has finished.",
  method: "POST",
  path: "/jobs/:id/install-steps",
  access: stepAccess.work,
  input: Schema.Struct({
    id: JobId,
    step: field(InstallStep, "What was done.", "start"),
    at: field(
      Schema.optionalKey(Schema.Int),
      "When it was done, milliseconds since 1970 in UTC, for a phone that had no signal; left out for now. What is to come, or a week old, counts as now.",
      1764003600000
    )
  }),
  output: JobWork,
  failures: [JobNotFound, NotInstalling, InstallNotStarted, ...stepFailures.work]
})
