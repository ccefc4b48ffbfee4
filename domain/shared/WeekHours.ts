import { DateTime, Schema } from "effect"
import { Day, daysAfter } from "./Day.ts"
import { field } from "./field.ts"
import { maxLength, plainText } from "./PlainText.ts"
import { instantOf } from "./WallClock.ts"

const pattern = /^([01]\d|2[0-3]):[0-5]\d$/

/**
 * A local wall-clock time such as `08:30`; empty if not set. Sorts as text. The instant depends on the day and time
 * zone.
 */
export const OptionalTime = Schema.String.check(
  maxLength(5, "time.invalid"),
  Schema.makeFilter((text: string) => text === "" || pattern.test(text) || "time.invalid")
)

/** The opening hours of a weekday, in local time; both fields are empty if the day is off. */
export const OpenHours = Schema.Struct({
  start: field(OptionalTime, "Start in 24-hour time; empty on a day without hours.", "08:00"),
  end: field(OptionalTime, "End in 24-hour time; empty on a day without hours.", "17:00")
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

/** The hours of a week, starting on Monday; empty if not set. */
export const WeekHours = Schema.Array(OpenHours).check(
  Schema.isMaxLength(7, { message: "weekHours.sevenDays" }).abort(),
  Schema.makeFilter((week: ReadonlyArray<OpenHours>) => week.length === 0 || week.length === 7 || "weekHours.sevenDays")
)
export type WeekHours = typeof WeekHours.Type

/** The days of the week in order, named as in the translation keys. */
export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const

/** A range of days on which a user is away or a location is closed, both inclusive. */
export const DaysOff = Schema.Struct({
  from: field(Day, "First day.", "2026-11-26"),
  to: field(Day, "Last day, inclusive.", "2026-11-26"),
  note: field(plainText(80), "Reason, as entered by the shop.", "Thanksgiving")
}).check(
  Schema.makeFilter(
    ({ from, to }) => from === "" || to === "" || from <= to || { path: ["to"], issue: "daysOff.toBeforeFrom" }
  )
)
export type DaysOff = typeof DaysOff.Type

/** The days off of a user or location, at most sixty ranges. */
export const DaysOffList = Schema.Array(DaysOff).check(Schema.isMaxLength(60, { message: "tooMany:60" }).abort())

const free: OpenHours = { start: "", end: "" }
const office: OpenHours = { start: "08:00", end: "17:00" }

/** The default hours if none are set: Monday to Friday, 8 to 5. */
export const defaultWeek: WeekHours = [office, office, office, office, office, free, free]

/** Returns the range of days off that contains a day. */
export const daysOffOn = (stretches: ReadonlyArray<DaysOff>, day: string): DaysOff | undefined =>
  stretches.find(({ from, to }) => from <= day && day <= to)

/** Returns the weekday of a day: 0 for Monday, 6 for Sunday. */
export const weekdayOf = (day: string): number =>
  (DateTime.toPartsUtc(DateTime.makeUnsafe(`${day}T00:00:00Z`)).weekDay + 6) % 7

/** Returns the hours on a day; undefined if none are set or the day is off. */
export const hoursOn = (week: WeekHours, day: string): OpenHours | undefined => {
  const hours = week[weekdayOf(day)]
  return hours === undefined || hours.start === "" ? undefined : hours
}

/** A time range in milliseconds since 1970 UTC; `to` is exclusive. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Returns a day's hours as instants; undefined if it has none. Accounts for daylight saving changes. */
export const spanOn = (
  week: WeekHours,
  off: ReadonlyArray<DaysOff>,
  day: string,
  timeZone: string
): Span | undefined => {
  const hours = daysOffOn(off, day) === undefined ? hoursOn(week, day) : undefined
  return hours === undefined
    ? undefined
    : { from: instantOf(day, hours.start, timeZone), to: instantOf(day, hours.end, timeZone) }
}

/** Returns a full day as instants; 23, 24 or 25 hours long. */
export const fullDay = (day: string, timeZone: string): Span => ({
  from: instantOf(day, "00:00", timeZone),
  to: instantOf(daysAfter(day, 1), "00:00", timeZone)
})
