import { Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { field } from "#domain/shared/field.ts"
import { JobEvent, JobEventKind } from "./JobEvent.ts"

export const JobChangeId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("JobChangeId"))
export type JobChangeId = typeof JobChangeId.Type

/** Who did it, by the name they had then. */
export const ChangedBy = Schema.Struct({
  id: field(UserId, "The person's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  name: field(Schema.String, "The person's name.", "Bea Ortiz")
})
export type ChangedBy = typeof ChangedBy.Type

/**
 * One entry of a job's timeline: kept for ever as it was written. `at` in milliseconds UTC; `by` null: the customer
 * through a link, or the system.
 */
export const JobChange = Schema.Struct({
  id: field(JobChangeId, "The entry's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  at: field(Schema.Int, "When, milliseconds since 1970 in UTC.", 1763740800000),
  by: field(Schema.NullOr(ChangedBy), "Who did it; null for nobody of the shop."),
  what: field(JobEvent, "What happened.")
})
export type JobChange = typeof JobChange.Type

/**
 * Which entries are asked for: of one person ("none" for those without one), of some kinds, with a change in one part
 * of the job (`insurance`, `lines`).
 */
export const JobChangeSearch = Schema.Struct({
  by: field(
    Schema.optionalKey(Schema.Union([UserId, Schema.Literal("none")])),
    "Only what this person did; `none` for what nobody of the shop did.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  kind: field(Schema.optionalKey(JobEventKind), "Which kind it is."),
  part: field(
    Schema.optionalKey(Schema.String.check(Schema.isPattern(/^[A-Za-z]{1,40}$/))),
    "Only changes of this part of the job.",
    "vehicle"
  ),
  /** The last entry of the stretch before. */
  after: field(
    Schema.optionalKey(JobChangeId),
    "The entry to go on after, from `next`.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  size: field(
    Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
    "How many entries, 1 to 100.",
    25
  )
})
export type JobChangeSearch = typeof JobChangeSearch.Type
