import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { access } from "#domain/access/accessTable.ts"
import { field } from "#domain/shared/field.ts"
import { InvoiceStands, JobNotFound } from "./jobFailures.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { JobWork, JobWorkChanged, JobWorkDraft } from "./JobWork.ts"

export const putJobWork = endpoint({
  name: "putJobWork",
  summary:
    "Writes what was done on a job as opened at `version`: where its parts are, DOT number, adhesive, notes. Installers may on their own jobs.",
  method: "PUT",
  path: "/jobs/:id/work",
  access: access["/jobs"],
  input: Schema.Struct({
    id: field(JobId, "The job's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
    version: field(
      Schema.Int,
      "Counts the changes. Sent back with a change; refused with 409 when somebody was quicker.",
      1
    ),
    ...JobWorkDraft.fields
  }),
  output: JobWork,
  failures: [JobNotFound, JobWorkChanged, InvoiceStands]
})
