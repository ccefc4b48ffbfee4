import { Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { OptionalTime } from "#domain/shared/TimeOfDay.ts"
import { field } from "#domain/shared/field.ts"
import { JobId } from "#domain/shared/JobId.ts"

/** An installer's hours on a job, on the day of its installation. */
export const DayInstall = Schema.Struct({
  jobId: field(JobId, "The job's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  number: field(Schema.Int, "The job's number.", 1042),
  customerName: field(Schema.String, "The customer's name.", "Ada Moreno"),
  userId: field(UserId, "The person's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  start: field(OptionalTime, "From, as 24-hour time; empty when open.", "09:00"),
  end: field(OptionalTime, "Until, as 24-hour time; empty when open.", "11:00")
})
export type DayInstall = typeof DayInstall.Type

interface Hours {
  readonly userId: string
  readonly start: string
  readonly end: string
}

/**
 * True when one installer cannot do both: their hours overlap. Open ends bound nothing, and one ends as the other
 * begins without meeting.
 */
export const collide = (one: Hours, other: Hours): boolean =>
  one.userId === other.userId &&
  one.start !== "" &&
  other.start !== "" &&
  one.start < (other.end || other.start + "~") &&
  other.start < (one.end || one.start + "~")
