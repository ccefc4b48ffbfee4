import { Schema } from "effect"
import { UserId } from "#domain/people/CurrentUser.ts"
import { JobEvent, JobEventKind } from "./JobEvent.ts"

export const JobChangeId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("JobChangeId"))
export type JobChangeId = typeof JobChangeId.Type

/** Who did it, by the name they had then. */
export const ChangedBy = Schema.Struct({ id: UserId, name: Schema.String })
export type ChangedBy = typeof ChangedBy.Type

/** One entry of a job's timeline: kept for ever as it was written. `at` in milliseconds UTC; `by` null: the customer through a link, or the system. */
export const JobChange = Schema.Struct({
  id: JobChangeId,
  at: Schema.Int,
  by: Schema.NullOr(ChangedBy),
  what: JobEvent
})
export type JobChange = typeof JobChange.Type

/** Which entries are asked for: of one person ("none" for those without one), of some kinds, with a change in one part of the job (`insurance`, `lines`). */
export const JobChangeSearch = Schema.Struct({
  by: Schema.optionalKey(Schema.Union([UserId, Schema.Literal("none")])),
  kind: Schema.optionalKey(JobEventKind),
  part: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^[A-Za-z]{1,40}$/))),
  /** The last entry of the stretch before. */
  after: Schema.optionalKey(JobChangeId),
  size: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 })))
})
export type JobChangeSearch = typeof JobChangeSearch.Type
