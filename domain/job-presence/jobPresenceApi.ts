import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { JobNotFound } from "#domain/jobs/jobFailures.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { access } from "#domain/access/accessTable.ts"
import { field } from "#domain/shared/field.ts"
import { Present } from "./JobPresence.ts"

export const postJobPresence = endpoint({
  name: "postJobPresence",
  summary: "Says that one has a job open, for the next 40 seconds, or no longer, and answers who else has.",
  method: "POST",
  path: "/jobs/:id/presence",
  access: access["/jobs"],
  input: Schema.Struct({
    id: JobId,
    left: field(Schema.optionalKey(Schema.Boolean), "That one has it open no longer.", true)
  }),
  output: Schema.Array(Present),
  failures: [JobNotFound]
})
