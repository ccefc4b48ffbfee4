import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { JobNotFound } from "#domain/jobs/jobFailures.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { officeAccess } from "#domain/access/accessTable.ts"
import { field } from "#domain/shared/field.ts"
import { Author, JobChange, JobChangeId, JobChangeSearch } from "#domain/jobs/JobChange.ts"

export const listJobChanges = endpoint({
  name: "listJobChanges",
  summary:
    "Returns a page of a job's history, newest first: who changed what and when, with values before and after. Use `next` to load older entries.",
  method: "GET",
  path: "/jobs/:id/changes",
  access: officeAccess,
  input: Schema.Struct({
    id: JobId,
    ...JobChangeSearch.fields
  }),
  output: Schema.Struct({
    items: field(Schema.Array(JobChange), "Entries on this page."),
    next: field(
      Schema.NullOr(JobChangeId),
      "Cursor for the next page; null on the last page.",
      "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
    ),
    people: field(Schema.Array(Author), "Everyone who has ever changed the job.")
  }),
  failures: [JobNotFound]
})
