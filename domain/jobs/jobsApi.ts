import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { CustomerNotFound } from "#domain/customers/Customer.ts"
import { LocationInactive, LocationNotFound } from "#domain/locations/Location.ts"
import { access, jobOffice } from "#domain/access/accessTable.ts"
import { PricingProfileNotFound } from "#domain/pricing-profiles/PricingProfile.ts"
import { Day } from "#domain/shared/Day.ts"
import { CursorInvalid, pageOf } from "#domain/shared/Page.ts"
import { field } from "#domain/shared/field.ts"
import { Job } from "./Job.ts"
import { insuredDuration, JobDraft } from "./JobDraft.ts"
import {
  DayOutOfRange,
  InstallerBooked,
  InstallerUnavailable,
  InvoiceStands,
  JobChanged,
  JobNotFound,
  PaymentAboveBalance
} from "./jobFailures.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { TimeFrame } from "./JobInstall.ts"
import { obstacles } from "./jobStepsApi.ts"
import { JobWork } from "./JobWork.ts"
import { JobSearch, JobSummary } from "./JobSearch.ts"
import { ExternalPaymentDraft, PaymentId } from "#domain/payments/Payment.ts"

const door = access["/jobs"]
const unknownParts = [
  CustomerNotFound,
  LocationNotFound,
  LocationInactive,
  PricingProfileNotFound,
  InstallerUnavailable,
  InstallerBooked,
  DayOutOfRange
] as const
const asOpened = {
  id: field(JobId, "The job's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  version: field(
    Schema.Int,
    "Counts the changes. Sent back with a change; refused with 409 when somebody was quicker.",
    1
  )
}

export const listJobs = endpoint({
  name: "listJobs",
  summary: "One page of the shop's jobs, newest number first unless asked otherwise.",
  method: "GET",
  path: "/jobs",
  access: door,
  input: JobSearch,
  output: pageOf(JobSummary),
  failures: [CursorInvalid]
})

export const getJob = endpoint({
  name: "getJob",
  summary: "One job with its lines, sums and payments; for those who only install, their own work without money.",
  method: "GET",
  path: "/jobs/:id",
  access: door,
  input: Schema.Struct({ id: field(JobId, "The job's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") }),
  output: Schema.Union([Job, JobWork]),
  failures: [JobNotFound]
})

export const postJob = endpoint({
  name: "postJob",
  summary: "Adds a job as a quote with the shop's next number, priced with the location's tax.",
  method: "POST",
  path: "/jobs",
  access: jobOffice,
  input: JobDraft,
  output: Job,
  failures: [...unknownParts]
})

export const putJob = endpoint({
  name: "putJob",
  summary: "Saves a job as opened at `version` and prices it as of today. An invoice stands.",
  method: "PUT",
  path: "/jobs/:id",
  access: jobOffice,
  input: Schema.Struct({ ...asOpened, ...JobDraft.fields }).check(insuredDuration),
  output: Job,
  failures: [JobNotFound, JobChanged, InvoiceStands, ...unknownParts]
})

export const postWorkOrder = endpoint({
  name: "postWorkOrder",
  summary: "Turns a quote into a work order with its day of installation.",
  method: "POST",
  path: "/jobs/:id/work-order",
  access: jobOffice,
  input: Schema.Struct({
    ...asOpened,
    date: field(Day, "The day of installation.", "2026-11-24"),
    timeFrame: field(TimeFrame, "Morning or afternoon, empty when open.")
  }),
  output: Job,
  failures: [JobNotFound, JobChanged, LocationNotFound, InstallerBooked, DayOutOfRange, ...obstacles]
})

export const postInvoice = endpoint({
  name: "postInvoice",
  summary: "Turns a job into an invoice with the shop's next invoice number.",
  method: "POST",
  path: "/jobs/:id/invoice",
  access: jobOffice,
  input: Schema.Struct(asOpened),
  output: Job,
  failures: [JobNotFound, JobChanged, LocationNotFound, ...obstacles]
})

export const postPayment = endpoint({
  name: "postPayment",
  summary: "Records money taken outside the system. The same paymentId sent again changes nothing.",
  method: "POST",
  path: "/jobs/:id/payments",
  access: jobOffice,
  input: Schema.Struct({
    id: field(JobId, "The job's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    paymentId: field(
      PaymentId,
      "The payment's id, yours to make: sent again it pays once.",
      "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
    ),
    ...ExternalPaymentDraft.fields
  }),
  output: Job,
  failures: [JobNotFound, JobChanged, LocationNotFound, DayOutOfRange, PaymentAboveBalance]
})
