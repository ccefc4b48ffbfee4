import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { JobNotFound } from "#domain/jobs/jobFailures.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { access } from "#domain/access/accessTable.ts"
import { field } from "#domain/shared/field.ts"
import { PresentUser } from "./JobPresence.ts"

export const postJobPresence = endpoint({
  name: "postJobPresence",
  summary:
    "Reports that the signed-in user has a job open (valid for 40 seconds) or has left it, and returns the other users who have it open.",
  method: "POST",
  path: "/jobs/:id/presence",
  access: access["/jobs"],
  input: Schema.Struct({
    id: JobId,
    left: field(Schema.optionalKey(Schema.Boolean), "True if the user no longer has the job open.", true)
  }),
  output: Schema.Array(PresentUser),
  failures: [JobNotFound]
})
