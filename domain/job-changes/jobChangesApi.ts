import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { JobNotFound } from "#domain/jobs/jobFailures.ts"
import { JobId } from "#domain/jobs/JobId.ts"
import { jobOffice } from "#domain/people/access.ts"
import { ChangedBy, JobChange, JobChangeId, JobChangeSearch } from "./JobChange.ts"

export const listJobChanges = endpoint({
  name: "listJobChanges", summary: "What happened to a job, newest first: by whom, when, before and after. `next` asks for what came before.",
  method: "GET", path: "/jobs/:id/changes", access: jobOffice,
  input: Schema.Struct({ id: JobId, ...JobChangeSearch.fields }),
  output: Schema.Struct({ items: Schema.Array(JobChange), next: Schema.NullOr(JobChangeId), people: Schema.Array(ChangedBy) }),
  failures: [JobNotFound]
})
