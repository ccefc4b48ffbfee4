import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { CustomerNotFound } from "#domain/customers/Customer.ts"
import { LocationNotFound } from "#domain/locations/Location.ts"
import { access } from "#domain/access/accessTable.ts"
import { PricingProfileNotFound } from "#domain/pricing-profiles/PricingProfile.ts"
import { BooksClosed } from "#domain/payments/booksFailures.ts"
import { field } from "#domain/shared/field.ts"
import { ReworkDraft } from "./Comeback.ts"
import { CreditDraft } from "./CreditNote.ts"
import { CreditedInvoice, Quote, WorkOrder } from "./Job.ts"
import { JobChanged, JobNotFound, WorkNotDone } from "./jobFailures.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { stepAccess, stepFailures } from "./stageRules.ts"

const door = access["/jobs"]
const asOpened = {
  id: field(JobId, "The job's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  version: field(
    Schema.Int,
    "Counts the changes. Sent back with a change; refused with 409 when somebody was quicker.",
    1
  )
}

export const listStockRequired = endpoint({
  name: "listStockRequired",
  summary: "Which of a job's part numbers are products of the shop that must be in stock before the invoice.",
  method: "GET",
  path: "/jobs/:id/stock-required",
  access: door,
  input: Schema.Struct({ id: field(JobId, "The job's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") }),
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
