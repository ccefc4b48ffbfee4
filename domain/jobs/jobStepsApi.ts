import { Schema } from "effect"
import { access, paymentAccess } from "#domain/access/accessTable.ts"
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

const accessRule = access["/jobs"]
const asOpened = {
  id: JobId,
  version: versionField
}

export const listStockRequired = endpoint({
  name: "listStockRequired",
  summary: "Lists the part numbers on a job that are products of the shop and must be in stock before invoicing.",
  method: "GET",
  path: "/jobs/:id/stock-required",
  access: accessRule,
  input: Schema.Struct({ id: JobId }),
  output: Schema.Array(Schema.String),
  failures: [JobNotFound]
})

export const postReopen = endpoint({
  name: "postReopen",
  summary: "Moves a job back one stage, as long as no money was taken: work order to quote, or invoice to work order.",
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
    "Reverses an invoice with a credit note that gets the shop's next number. With `rebill`, also creates a new work order for the work.",
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
    "Creates a comeback: a work order without lines that redoes the work of a job, for the same customer and vehicle. Each of the two jobs references the other.",
  method: "POST",
  path: "/jobs/:id/rework",
  access: stepAccess.change,
  input: Schema.Struct({ ...asOpened, ...ReworkDraft.fields }),
  output: WorkOrder,
  failures: [JobNotFound, JobChanged, WorkNotDone, CustomerNotFound, LocationNotFound, PricingProfileNotFound]
})

export const postLost = endpoint({
  name: "postLost",
  summary: "Marks a quote as lost for a reason, as of today. Doing so again replaces the reason.",
  method: "POST",
  path: "/jobs/:id/lost",
  access: stepAccess.change,
  input: Schema.Struct({ ...asOpened, reason: LostQuote.fields.reason, note: LostQuote.fields.note }),
  output: Quote,
  failures: [JobNotFound, JobChanged, QuoteNeeded, LocationNotFound]
})

export const deleteLost = endpoint({
  name: "deleteLost",
  summary: "Reopens a lost quote.",
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
    "Client-generated adjustment id; retrying with the same id has no effect.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  )
}

/**
 * Input for an allowance or write-off on an invoice. The browser generates the id, so that submitting twice creates
 * one.
 */
export const AdjustmentInput = Schema.Struct({ ...ids, ...AdjustmentDraft.fields })
export type AdjustmentInput = typeof AdjustmentInput.Type

/** Input for reversing an allowance or write-off, with the reason. */
export const ReversalInput = Schema.Struct({ ...ids, reason: AdjustmentReversal.fields.reason })
export type ReversalInput = typeof ReversalInput.Type

export class AdjustmentNotFound extends Schema.TaggedError<AdjustmentNotFound>()(
  "AdjustmentNotFound",
  { id: field(AdjustmentId, "Adjustment id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") },
  { httpApiStatus: 404 }
) {}

export const postAdjustment = endpoint({
  name: "postAdjustment",
  summary:
    "Records an allowance or write-off of what a payer owes on an invoice. The balance is reduced; no money moves. Idempotent by `adjustmentId`.",
  method: "POST",
  path: "/jobs/:id/adjustments",
  access: paymentAccess,
  input: AdjustmentInput,
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
  summary: "Reverses an allowance or write-off as of today. Idempotent: retrying has no effect.",
  method: "POST",
  path: "/jobs/:id/adjustments/:adjustmentId/reversal",
  access: paymentAccess,
  input: ReversalInput,
  output: Job,
  failures: [JobNotFound, JobChanged, LocationNotFound, AdjustmentNotFound, BooksClosed]
})

const { status, dotNumber, adhesiveManufacturer, adhesiveLot, adhesiveExpiry } = LineFacts.fields

/** What an installer records on a line: the status of the part, and what went into the vehicle. */
export const LineWork = Schema.Struct({
  id: field(LineId, "Line id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  status,
  dotNumber,
  adhesiveManufacturer,
  adhesiveLot,
  adhesiveExpiry
})

/** What an installer records on a job. Lines that are not included are unchanged. */
export const JobWorkDraft = Schema.Struct({
  lines: field(Schema.Array(LineWork).check(maxLength(200, "tooMany:200")), "Changed lines."),
  notes: field(plainText(2000), "Installation notes.", "Gate code 4471"),
  complete: field(Schema.Boolean, "Whether the work is done.")
})
export type JobWorkDraft = typeof JobWorkDraft.Type

/**
 * The job was saved by someone else after the installer opened it; `current` is the current version as they may see it.
 */
export class JobWorkChanged extends Schema.TaggedError<JobWorkChanged>()(
  "JobWorkChanged",
  { current: field(JobWork, "The current version of the job.") },
  { httpApiStatus: 409 }
) {}

export const putJobWork = endpoint({
  name: "putJobWork",
  summary:
    "Saves what was done on a job as opened at `version`: status of its parts, DOT number, adhesive, notes. Installers may do so on their own jobs.",
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
    "Starts or finishes the current user's own installation on a job, or undoes that. Idempotent: retrying has no effect. The work is done when everyone who started has finished.",
  method: "POST",
  path: "/jobs/:id/install-steps",
  access: stepAccess.work,
  input: Schema.Struct({
    id: JobId,
    step: field(InstallStep, "Step to record.", "start"),
    at: field(
      Schema.optionalKey(Schema.Int),
      "When the step was taken, as a Unix timestamp in milliseconds, for phones that were offline; defaults to now. Times in the future or more than a week ago are replaced by the current time.",
      1764003600000
    )
  }),
  output: JobWork,
  failures: [JobNotFound, NotInstalling, InstallNotStarted, ...stepFailures.work]
})
