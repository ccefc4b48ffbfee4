import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { LocationNotFound } from "#domain/locations/Location.ts"
import { field } from "#domain/shared/field.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { LostQuote, Quote } from "./Job.ts"
import { JobChanged, JobNotFound, QuoteNeeded } from "./jobFailures.ts"
import { stepAccess } from "./stageRules.ts"

const asOpened = {
  id: field(JobId, "The job's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  version: field(
    Schema.Int,
    "Counts the changes. Sent back with a change; refused with 409 when somebody was quicker.",
    1
  )
}

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
