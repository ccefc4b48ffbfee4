import { Clock, DateTime, Effect, Schema } from "effect"
import { maxLength } from "./PlainText.ts"

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** True for a day that exists in the Gregorian calendar, written `2026-11-21`. */
export const isDay = (text: string): boolean => {
  const [, y, m, d] = pattern.exec(text) ?? []
  const [year, month, day] = [Number(y), Number(m), Number(d)]
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 1 : 0
  return (
    y !== undefined && year >= 1900 && month >= 1 && month <= 12 && day >= 1 && day <= (lengths[month - 1] ?? 0) + leap
  )
}

/** A business day of a shop, without a time: `2026-11-21`. Which instants it covers depends on the location's zone. */
export const Day = Schema.String.check(
  maxLength(10, "day.invalid"),
  Schema.makeFilter((text: string) => (text === "" ? "required" : isDay(text) || "day.invalid"))
)
export type Day = typeof Day.Type

/** A day that may be left open as "". */
export const OptionalDay = Schema.String.check(
  maxLength(10, "day.invalid"),
  Schema.makeFilter((text: string) => text === "" || isDay(text) || "day.invalid")
)

/** The business day now, `2026-11-21`, in a zone such as `America/Toronto`; UTC where the zone is not known. */
export const todayIn = (timeZone: string) => Effect.map(Clock.currentTimeMillis, (now) => dayOf(now, timeZone))

/** The business day of an instant, milliseconds UTC, in such a zone. */
export const dayOf = (at: number, timeZone: string): string => (formatIn(timeZone) ?? formatIn("UTC")!).format(at)

/**
 * Swedish days are written as ISO 8601 has them. A format is kept for each zone, as it takes far longer to make one
 * than to use it.
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

/** The day `days` after a day: `daysAfter("2026-11-21", 30)` is `2026-12-21`. */
export const daysAfter = (day: string, days: number): string =>
  DateTime.formatIsoDateUtc(DateTime.makeUnsafe(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000))

/** How many days lie between two days: `daysBetween("2026-11-21", "2026-11-24")` is 3; below zero backwards. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** Whether a day has ended everywhere on earth at `now`, milliseconds UTC: at noon UTC of the day after. */
export const isOverEverywhere = (day: string, now: number): boolean =>
  now >= Date.parse(`${daysAfter(day, 1)}T12:00:00Z`)

/** The day `months` months after a day, the last of its month where that is shorter: `2026-01-31` and 1 is `2026-02-28`. */
export const monthsAfter = (day: string, months: number): string => {
  const first = DateTime.makeUnsafe(`${day.slice(0, "2026-11".length)}-01T00:00:00Z`)
  const month = DateTime.formatIsoDateUtc(DateTime.add(first, { months }))
  const last = DateTime.formatIsoDateUtc(DateTime.add(first, { months: months + 1, days: -1 }))
  const same = `${month.slice(0, "2026-11".length)}${day.slice("2026-11".length)}`
  return same < last ? same : last
}
