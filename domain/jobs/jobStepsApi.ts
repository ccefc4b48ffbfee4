import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { CustomerNotFound } from "#domain/customers/Customer.ts"
import { LocationNotFound } from "#domain/locations/Location.ts"
import { access, jobOffice } from "#domain/access/accessTable.ts"
import { PricingProfileNotFound } from "#domain/pricing-profiles/PricingProfile.ts"
import { field } from "#domain/shared/field.ts"
import { CreditDraft } from "./CreditNote.ts"
import { Job } from "./Job.ts"
import {
  CreditNeedsInvoice,
  InstallDateMissing,
  InvoiceCredited,
  JobChanged,
  JobNotFound,
  MoneyTaken,
  NothingPriced,
  QuoteTooOld,
  StageNotNext,
  StockRequired
} from "./jobFailures.ts"
import { JobId } from "#domain/shared/JobId.ts"

const door = access["/jobs"]
const asOpened = {
  id: field(JobId, "The job's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  version: field(
    Schema.Int,
    "Counts the changes. Sent back with a change; refused with 409 when somebody was quicker.",
    1
  )
}

/** What may stand in the way of a stage. */
export const obstacles = [
  StageNotNext,
  NothingPriced,
  QuoteTooOld,
  InstallDateMissing,
  StockRequired,
  MoneyTaken,
  InvoiceCredited
] as const

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
  access: jobOffice,
  input: Schema.Struct(asOpened),
  output: Job,
  failures: [JobNotFound, JobChanged, LocationNotFound, ...obstacles]
})

export const postCredit = endpoint({
  name: "postCredit",
  summary:
    "Takes an invoice back by a credit note with the shop's next number; with `rebill` its work becomes a new work order.",
  method: "POST",
  path: "/jobs/:id/credit",
  access: jobOffice,
  input: Schema.Struct({ ...asOpened, ...CreditDraft.fields }),
  output: Job,
  failures: [
    JobNotFound,
    JobChanged,
    InvoiceCredited,
    CreditNeedsInvoice,
    CustomerNotFound,
    LocationNotFound,
    PricingProfileNotFound
  ]
})
