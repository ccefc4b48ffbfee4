import { DateTime, Schema } from "effect"
import { Day, daysAfter } from "./Day.ts"
import { field } from "./field.ts"
import { maxLength, plainText } from "./PlainText.ts"
import { instantOf } from "./WallClock.ts"

const pattern = /^([01]\d|2[0-3]):[0-5]\d$/

/**
 * A time on a location's wall clock, `08:30`, or "" while it is open. Times sort as text; which instant it is depends
 * on day and zone.
 */
export const OptionalTime = Schema.String.check(
  maxLength(5, "time.invalid"),
  Schema.makeFilter((text: string) => text === "" || pattern.test(text) || "time.invalid")
)

/** From when to when on one day of the week, on a wall clock; both "" where it is free. */
export const OpenHours = Schema.Struct({
  start: field(OptionalTime, "From, as 24-hour time; empty on a day without hours.", "08:00"),
  end: field(OptionalTime, "Until, the same way.", "17:00")
}).check(
  Schema.makeFilter(({ start, end }) =>
    start === "" && end !== ""
      ? { path: ["start"], issue: "weekHours.startMissing" }
      : end === "" && start !== ""
        ? { path: ["end"], issue: "weekHours.endMissing" }
        : start === "" || start < end || { path: ["end"], issue: "install.startBeforeEnd" }
  )
)
export type OpenHours = typeof OpenHours.Type

/** The hours of a week, Monday first; none at all where nobody has said. */
export const WeekHours = Schema.Array(OpenHours).check(
  Schema.isMaxLength(7, { message: "weekHours.sevenDays" }).abort(),
  Schema.makeFilter((week: ReadonlyArray<OpenHours>) => week.length === 0 || week.length === 7 || "weekHours.sevenDays")
)
export type WeekHours = typeof WeekHours.Type

/** The days of a week in its order, as their words are called. */
export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const

/** Days on which somebody is away or a place is shut, both included. */
export const DaysOff = Schema.Struct({
  from: field(Day, "The first day.", "2026-11-26"),
  to: field(Day, "The last day, included.", "2026-11-26"),
  note: field(plainText(80), "Why, in the shop's words.", "Thanksgiving")
}).check(
  Schema.makeFilter(
    ({ from, to }) => from === "" || to === "" || from <= to || { path: ["to"], issue: "daysOff.toBeforeFrom" }
  )
)
export type DaysOff = typeof DaysOff.Type

/** The days off of a person or a place, at most sixty stretches. */
export const ManyDaysOff = Schema.Array(DaysOff).check(Schema.isMaxLength(60, { message: "tooMany:60" }).abort())

const free: OpenHours = { start: "", end: "" }
const office: OpenHours = { start: "08:00", end: "17:00" }

/** The hours that a week is thought to have where nobody has said: Monday to Friday, 8 to 5. */
export const usualWeek: WeekHours = [office, office, office, office, office, free, free]

/** The stretch of days off that a day falls in. */
export const offOn = (stretches: ReadonlyArray<DaysOff>, day: string): DaysOff | undefined =>
  stretches.find(({ from, to }) => from <= day && day <= to)

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
