import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { JobNotFound } from "#domain/jobs/jobFailures.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { jobOffice } from "#domain/access/accessTable.ts"
import { field } from "#domain/shared/field.ts"
import { ChangedBy, JobChange, JobChangeId, JobChangeSearch } from "#domain/jobs/JobChange.ts"

export const listJobChanges = endpoint({
  name: "listJobChanges",
  summary: "What happened to a job, newest first: by whom, when, before and after. `next` asks for what came before.",
  method: "GET",
  path: "/jobs/:id/changes",
  access: jobOffice,
  input: Schema.Struct({
    id: JobId,
    ...JobChangeSearch.fields
  }),
  output: Schema.Struct({
    items: field(Schema.Array(JobChange), "The page's rows."),
    next: field(
      Schema.NullOr(JobChangeId),
      "By which the list goes on; null at its end.",
      "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
    ),
    people: field(Schema.Array(ChangedBy), "Everybody who ever changed the job.")
  }),
  failures: [JobNotFound]
})
