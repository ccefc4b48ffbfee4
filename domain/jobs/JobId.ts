import { Schema } from "effect"

export const JobId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("JobId"))
export type JobId = typeof JobId.Type
