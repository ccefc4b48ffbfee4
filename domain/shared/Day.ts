import { Clock, DateTime, Effect, Schema } from "effect"
import { maxLength } from "./PlainText.ts"

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Returns whether the text is an existing Gregorian date, written `2026-11-21`. */
export const isDay = (text: string): boolean => {
  const [, y, m, d] = pattern.exec(text) ?? []
  const [year, month, day] = [Number(y), Number(m), Number(d)]
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 1 : 0
  return (
    y !== undefined && year >= 1900 && month >= 1 && month <= 12 && day >= 1 && day <= (lengths[month - 1] ?? 0) + leap
  )
}

/** A business day without a time: `2026-11-21`. The instants it covers depend on the location's time zone. */
export const Day = Schema.String.check(
  maxLength(10, "day.invalid"),
  Schema.makeFilter((text: string) => (text === "" ? "required" : isDay(text) || "day.invalid"))
)
export type Day = typeof Day.Type

/** An optional day; empty if not set. */
export const OptionalDay = Schema.String.check(
  maxLength(10, "day.invalid"),
  Schema.makeFilter((text: string) => text === "" || isDay(text) || "day.invalid")
)

/**
 * Returns the current business day, `2026-11-21`, in a time zone such as `America/Toronto`; in UTC if the zone is
 * unknown.
 */
export const todayIn = (timeZone: string) => Effect.map(Clock.currentTimeMillis, (now) => dayOf(now, timeZone))

/**
 * Returns the business day of an instant (milliseconds since 1970 UTC) in a time zone; in UTC if the zone is unknown.
 */
export const dayOf = (at: number, timeZone: string): string => (formatIn(timeZone) ?? formatIn("UTC")!).format(at)

/**
 * The Swedish locale formats dates as in ISO 8601. Formats are cached per zone because creating one takes far longer
 * than using it.
 */
const formats = new Map<string, Intl.DateTimeFormat>()
const formatIn = (timeZone: string): Intl.DateTimeFormat | undefined => {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  try {
    const made = new Intl.DateTimeFormat("sv-SE", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" })
    formats.set(timeZone, made)
    return made
  } catch {
    return undefined
  }
}

/** Returns the day `days` after a day: `daysAfter("2026-11-21", 30)` is `2026-12-21`. */
export const daysAfter = (day: string, days: number): string =>
  DateTime.formatIsoDateUtc(DateTime.makeUnsafe(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000))

/**
 * Returns the number of days between two days: `daysBetween("2026-11-21", "2026-11-24")` is 3; negative if `to` is
 * earlier.
 */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

/**
 * Returns whether a day has ended in every time zone at `now` (milliseconds since 1970 UTC), which is at noon UTC of
 * the next day.
 */
export const isOverEverywhere = (day: string, now: number): boolean =>
  now >= Date.parse(`${daysAfter(day, 1)}T12:00:00Z`)

/** Returns the day `months` months after a day, capped at the end of the month: `2026-01-31` and 1 is `2026-02-28`. */
export const monthsAfter = (day: string, months: number): string => {
  const first = DateTime.makeUnsafe(`${day.slice(0, "2026-11".length)}-01T00:00:00Z`)
  const month = DateTime.formatIsoDateUtc(DateTime.add(first, { months }))
  const last = DateTime.formatIsoDateUtc(DateTime.add(first, { months: months + 1, days: -1 }))
  const same = `${month.slice(0, "2026-11".length)}${day.slice("2026-11".length)}`
  return same < last ? same : last
}
