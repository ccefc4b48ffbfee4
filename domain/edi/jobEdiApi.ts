import { Schema } from "effect"
import { officeAccess } from "#domain/access/accessTable.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { PartnerNetwork } from "#domain/insurers/Insurer.ts"
import { JobNotFound } from "#domain/jobs/jobFailures.ts"
import { field } from "#domain/shared/field.ts"
import { JobId } from "#domain/shared/JobId.ts"

// Lives in its own file, because the job page needs only this EDI endpoint.
export const getJobEdi = endpoint({
  name: "getJobEdi",
  summary: "Returns whether an insurer's network holds a job's invoice, which locks it.",
  method: "GET",
  path: "/jobs/:id/edi",
  access: officeAccess,
  input: Schema.Struct({ id: JobId }),
  output: Schema.Struct({
    held: field(
      Schema.NullOr(
        Schema.Struct({
          network: field(PartnerNetwork, "Network that holds the invoice.", "lynx"),
          isQueued: field(Schema.Boolean, "Whether the invoice is still waiting to be sent.", false),
          at: field(Schema.Int, "When it was last queued, milliseconds since 1970 in UTC.", 1763740800000)
        })
      ),
      "Network that has the invoice or is about to receive it; null if none.",
      null
    )
  }),
  failures: [JobNotFound]
})
