import { DateTime } from "effect"
import { daysAfter } from "./Today.ts"
import { instantOf } from "./WallClock.ts"
import { type DaysOff, offOn, type OpenHours, type WeekHours } from "./WeekHours.ts"

/** The day of the week of a day: 0 for Monday, 6 for Sunday. */
export const weekdayOf = (day: string): number =>
  (DateTime.toPartsUtc(DateTime.makeUnsafe(`${day}T00:00:00Z`)).weekDay + 6) % 7

/** The hours of a week on that day; undefined where the week says nothing or the day is free. */
export const hoursOn = (week: WeekHours, day: string): OpenHours | undefined => {
  const hours = week[weekdayOf(day)]
  return hours === undefined || hours.start === "" ? undefined : hours
}

/** A stretch of time in milliseconds UTC, `to` not included. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** A day's hours as instants; undefined where it has none. As long as the day's clock makes them. */
export const spanOn = (
  week: WeekHours,
  off: ReadonlyArray<DaysOff>,
  day: string,
  timeZone: string
): Span | undefined => {
  const hours = offOn(off, day) === undefined ? hoursOn(week, day) : undefined
  return hours === undefined
    ? undefined
    : { from: instantOf(day, hours.start, timeZone), to: instantOf(day, hours.end, timeZone) }
}

/** A whole day as instants, of 23, 24 or 25 hours. */
export const wholeDay = (day: string, timeZone: string): Span => ({
  from: instantOf(day, "00:00", timeZone),
  to: instantOf(daysAfter(day, 1), "00:00", timeZone)
})
