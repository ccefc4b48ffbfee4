import { Schema } from "effect"
import { described } from "./field.ts"

/** Identifies a job within its shop. Not shown to users, who see the job number instead. */
export const JobId = described(
  Schema.String.check(Schema.isUUID()),
  "The job's id.",
  "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
).pipe(Schema.brand("JobId"))
export type JobId = typeof JobId.Type

/** A link through which a customer opens a document of their job. */
export const JobLinkId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("JobLinkId"))
export type JobLinkId = typeof JobLinkId.Type

/** The job does not exist or the current user may not see it. */
export class JobNotFound extends Schema.TaggedError<JobNotFound>()(
  "JobNotFound",
  { id: JobId },
  { httpApiStatus: 404 }
) {}
