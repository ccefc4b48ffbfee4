import { Schema } from "effect"
import { maxLength } from "./PlainText.ts"

const pattern = /^([01]\d|2[0-3]):[0-5]\d$/

/**
 * A time on a location's wall clock, `08:30`, or "" while it is open. Times sort as text; which instant it is depends
 * on day and zone.
 */
export const OptionalTime = Schema.String.check(
  maxLength(5, "time.invalid"),
  Schema.makeFilter((text: string) => text === "" || pattern.test(text) || "time.invalid")
)
