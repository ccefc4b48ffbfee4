import { Schema } from "effect"
import { till } from "#domain/access/accessTable.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { LocationNotFound } from "#domain/locations/Location.ts"
import { BooksClosed } from "#domain/payments/booksFailures.ts"
import { AdjustmentDraft, AdjustmentId, AdjustmentReversal } from "#domain/payments/Adjustment.ts"
import { field } from "#domain/shared/field.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { Job } from "./Job.ts"
import { AdjustmentNeedsInvoice, DayOutOfRange, JobChanged, JobNotFound, PaymentAboveBalance } from "./jobFailures.ts"

const ids = {
  id: field(JobId, "The job's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
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
