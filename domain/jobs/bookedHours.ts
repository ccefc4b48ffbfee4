import { DateTime } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import type { JobInstall } from "./JobInstall.ts"

/**
 * The hours that one row of a job takes an installer for, as instants in milliseconds UTC, `to` not included; `at` is
 * the row, counted from 0.
 */
export interface BookedHours {
  readonly at: number
  readonly userId: UserId
  readonly from: number
  readonly to: number
}

type Planned = Pick<JobInstall, "date" | "duration" | "installers">

/**
 * Which installers a job takes and when: rows with a day, a start and an end, or a start and the job's duration. Rows
 * of one installer that overlap count as one. Times are the wall clock of `timeZone`, where the job's location is.
 */
export const bookedHours = ({ date, duration, installers }: Planned, timeZone: string): ReadonlyArray<BookedHours> => {
  const booked: Array<BookedHours> = []
  for (const [at, { userId, start, end }] of installers.entries()) {
    if (date === "" || start === "" || (end === "" && duration === 0)) continue
    const from = instantOf(date, start, timeZone)
    const row = { at, userId, from, to: end === "" ? from + duration * 60_000 : instantOf(date, end, timeZone) }
    const met = booked.findIndex((one) => one.userId === userId && one.from < row.to && row.from < one.to)
    if (met === -1) booked.push(row)
    else
      booked[met] = {
        ...booked[met]!,
        from: Math.min(booked[met]!.from, row.from),
        to: Math.max(booked[met]!.to, row.to)
      }
  }
  // A row that joins two others may leave them overlapping.
  return booked.filter(
    (one, at) =>
      !booked.some(
        (other, earlier) => earlier < at && other.userId === one.userId && other.from < one.to && one.from < other.to
      )
  )
}

/** A time on the wall clock of a zone, as an instant; UTC where the zone is not known, as `todayIn` has it. */
const instantOf = (date: string, time: string, timeZone: string): number => {
  const there = DateTime.makeZoned(`${date}T${time}:00Z`, { timeZone, adjustForTimeZone: true })
  return there._tag === "Some"
    ? DateTime.toEpochMillis(there.value)
    : DateTime.toEpochMillis(DateTime.makeUnsafe(`${date}T${time}:00Z`))
}

/** What the wall clock of a zone shows at an instant: `08:30`. */
export const wallClockAt = (instant: number, timeZone: string): string => {
  const then = DateTime.makeUnsafe(instant)
  const there = DateTime.setZoneNamed(then, timeZone)
  const { hour, minute } = there._tag === "Some" ? DateTime.toParts(there.value) : DateTime.toPartsUtc(then)
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`
}
