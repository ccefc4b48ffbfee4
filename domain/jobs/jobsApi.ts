import { Schema } from "effect"
import { BulkRunId } from "#domain/bulk-actions/BulkRun.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { CustomerNotFound } from "#domain/customers/Customer.ts"
import { LocationInactive, LocationNotFound } from "#domain/locations/Location.ts"
import { access, officeAccess, paymentAccess } from "#domain/access/accessTable.ts"
import { PricingProfileNotFound } from "#domain/pricing-profiles/PricingProfile.ts"
import { Day } from "#domain/shared/Day.ts"
import { CursorInvalid, pageOf } from "#domain/shared/Page.ts"
import { field } from "#domain/shared/field.ts"
import { Invoice, Job, Quote, WorkOrder } from "./Job.ts"
import { OverrideReasonMissing, PlanRefused } from "./BrokenRule.ts"
import { insuredDuration, JobDraft } from "./JobDraft.ts"
import {
  CustomerInactive,
  DayOutOfRange,
  InstallerBooked,
  InstallerUnavailable,
  JobChanged,
  JobKept,
  JobNotFound,
  PaymentAboveBalance,
  SalespersonUnavailable
} from "./jobFailures.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { TimeFrame } from "./JobInstall.ts"
import { JobWork } from "./JobWork.ts"
import { stepAccess, stepFailures } from "./stageRules.ts"
import { JobSearch, JobSummary } from "./JobSearch.ts"
import { BooksClosed } from "#domain/payments/ClosingDay.ts"
import { ExternalPaymentDraft, PaymentId } from "#domain/payments/Payment.ts"
import { versionField } from "#domain/shared/RecordSave.ts"

const accessRule = access["/jobs"]
/**
 * Failures of any request that saves a job: related records that do not exist or are inactive, and violations of the
 * schedule.
 */
export const saveFailures = [
  CustomerNotFound,
  CustomerInactive,
  LocationNotFound,
  LocationInactive,
  PricingProfileNotFound,
  InstallerUnavailable,
  SalespersonUnavailable,
  InstallerBooked,
  DayOutOfRange,
  PlanRefused,
  OverrideReasonMissing
] as const
const asOpened = {
  id: JobId,
  version: versionField
}

export const listJobs = endpoint({
  name: "listJobs",
  summary: "Returns a page of the shop's jobs, newest number first by default.",
  method: "GET",
  path: "/jobs",
  access: accessRule,
  list: "jobs",
  input: JobSearch,
  output: pageOf(JobSummary),
  failures: [CursorInvalid]
})

export const getJob = endpoint({
  name: "getJob",
  summary:
    "Returns a job with its lines, totals and payments. Users who are only installers get their own jobs, without amounts.",
  method: "GET",
  path: "/jobs/:id",
  access: accessRule,
  input: Schema.Struct({ id: JobId }),
  output: Schema.Union([...Job.members, JobWork]),
  failures: [JobNotFound]
})

export const postJob = endpoint({
  name: "postJob",
  summary:
    "Creates a job as a quote with the shop's next number, taxed at the location's rates. Breaking a scheduling rule that warns requires a reason; a closed location is rejected.",
  method: "POST",
  path: "/jobs",
  access: officeAccess,
  input: JobDraft,
  output: Quote,
  failures: [...saveFailures]
})

export const putJob = endpoint({
  name: "putJob",
  summary:
    "Saves a job as opened at `version`, with today's tax. Its prices remain good until 30 days after they were quoted, unless it is repriced. If its schedule changed, the scheduling rules apply. Invoices are rejected.",
  method: "PUT",
  path: "/jobs/:id",
  access: stepAccess.change,
  input: Schema.Struct({
    ...asOpened,
    isRepriced: field(
      Schema.optionalKey(Schema.Boolean),
      "Whether the lines have today's prices, as confirmed by the user. The quote is then dated today.",
      true
    ),
    ...JobDraft.fields
  }).check(insuredDuration),
  output: Schema.Union([Quote, WorkOrder]),
  failures: [JobNotFound, JobChanged, ...stepFailures.change, ...saveFailures]
})

/** Anyone who sells may delete a quote. */
export const deleteQuote = endpoint({
  name: "deleteQuote",
  summary: "Deletes a quote for which nothing was sent, signed, paid or uploaded. `undoId` can undo this for 24 hours.",
  method: "DELETE",
  path: "/jobs/:id",
  access: access["/customers"],
  input: Schema.Struct({ id: JobId }),
  output: Schema.Struct({
    undoId: field(BulkRunId, "Id for undoing the deletion within 24 hours.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  }),
  failures: [JobNotFound, JobKept]
})

export const postWorkOrder = endpoint({
  name: "postWorkOrder",
  summary: "Turns a quote into a work order with its installation date.",
  method: "POST",
  path: "/jobs/:id/work-order",
  access: stepAccess.accept,
  input: Schema.Struct({
    ...asOpened,
    date: field(Day, "Installation date.", "2026-11-24"),
    timeFrame: field(TimeFrame, "Morning or afternoon; empty if not set.")
  }),
  output: WorkOrder,
  failures: [
    JobNotFound,
    JobChanged,
    LocationNotFound,
    InstallerBooked,
    DayOutOfRange,
    PlanRefused,
    ...stepFailures.accept
  ]
})

export const postInvoice = endpoint({
  name: "postInvoice",
  summary: "Turns a job into an invoice with the shop's next invoice number.",
  method: "POST",
  path: "/jobs/:id/invoice",
  access: stepAccess.invoice,
  input: Schema.Struct(asOpened),
  output: Invoice,
  failures: [JobNotFound, JobChanged, LocationNotFound, BooksClosed, ...stepFailures.invoice]
})

export const postPayment = endpoint({
  name: "postPayment",
  summary: "Records a payment received outside the system. Idempotent by `paymentId`.",
  method: "POST",
  path: "/jobs/:id/payments",
  access: paymentAccess,
  input: Schema.Struct({
    id: JobId,
    paymentId: PaymentId,
    ...ExternalPaymentDraft.fields
  }),
  output: Job,
  failures: [JobNotFound, JobChanged, LocationNotFound, DayOutOfRange, BooksClosed, PaymentAboveBalance]
})
