import { Schema } from "effect"
import { jobOffice } from "#domain/access/accessTable.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { PartnerNetwork } from "#domain/insurers/Insurer.ts"
import { JobNotFound } from "#domain/jobs/jobFailures.ts"
import { field } from "#domain/shared/field.ts"
import { JobId } from "#domain/shared/JobId.ts"

// Apart from the other calls of this slice: a job's page makes it, which needs nothing else of them.
export const getJobEdi = endpoint({
  name: "getJobEdi",
  summary: "Whether an insurer's network holds a job's invoice, so that it stands as it was issued.",
  method: "GET",
  path: "/jobs/:id/edi",
  access: jobOffice,
  input: Schema.Struct({ id: JobId }),
  output: Schema.Struct({
    held: field(
      Schema.NullOr(
        Schema.Struct({
          network: field(PartnerNetwork, "Which network.", "lynx"),
          isQueued: field(Schema.Boolean, "Whether it still waits to be sent.", false),
          at: field(Schema.Int, "When it was queued last, milliseconds since 1970 in UTC.", 1763740800000)
        })
      ),
      "The network that has it, or gets it this minute; null where none does.",
      null
    )
  }),
  failures: [JobNotFound]
})
