import { Schema } from "effect"

/** Names a job within its shop; never shown, the number is. */
export const JobId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("JobId"))
export type JobId = typeof JobId.Type

/** A link by which a customer opens a paper of their job. */
export const JobLinkId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("JobLinkId"))
export type JobLinkId = typeof JobLinkId.Type
