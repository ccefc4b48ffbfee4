import { Schema } from "effect"
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
