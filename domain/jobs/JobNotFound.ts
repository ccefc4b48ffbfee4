import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"
import { JobId } from "#domain/shared/JobId.ts"

/** There is no such job for whoever asks. */
export class JobNotFound extends Schema.TaggedError<JobNotFound>()(
  "JobNotFound",
  { id: field(JobId, "The job's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50") },
  { httpApiStatus: 404 }
) {}
