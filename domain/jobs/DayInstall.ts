import { Schema } from "effect"
import { UserId } from "#domain/people/CurrentUser.ts"
import { OptionalTime } from "#domain/shared/TimeOfDay.ts"
import { JobId } from "./JobId.ts"

/** An installer's hours on a job, on the day of its installation. */
export const DayInstall = Schema.Struct({
  jobId: JobId,
  number: Schema.Int,
  customerName: Schema.String,
  userId: UserId,
  start: OptionalTime,
  end: OptionalTime
})
export type DayInstall = typeof DayInstall.Type

interface Hours {
  readonly userId: string
  readonly start: string
  readonly end: string
}

/** True when one installer cannot do both: their hours overlap. Open ends bound nothing, and one ends as the other begins without meeting. */
export const collide = (one: Hours, other: Hours): boolean =>
  one.userId === other.userId && one.start !== "" && other.start !== "" && one.start < (other.end || other.start + "~") && other.start < (one.end || one.start + "~")
