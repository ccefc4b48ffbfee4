import { DateTime, Option, Schema } from "effect"
import { maxLength } from "./PlainText.ts"

/**
 * Converts a local wall-clock time to milliseconds since 1970 UTC; treats an unknown zone as UTC, like `todayIn`. A
 * time skipped by the switch to daylight saving time is read with the offset before the switch; a time that occurs
 * twice means its first occurrence.
 */
export const instantOf = (date: string, time: string, timeZone: string): number => {
  const there = DateTime.makeZoned(`${date}T${time}:00Z`, { timeZone, adjustForTimeZone: true })
  return there._tag === "Some"
    ? DateTime.toEpochMillis(there.value)
    : DateTime.toEpochMillis(DateTime.makeUnsafe(`${date}T${time}:00Z`))
}

/** Returns the local time at an instant, such as `08:30`; in UTC if the zone is unknown. */
export const wallClockAt = (instant: number, timeZone: string): string =>
  (clockIn(timeZone) ?? clockIn("UTC")!).format(instant)

/** Formats are cached per zone because creating one takes far longer than using it. */
const clocks = new Map<string, Intl.DateTimeFormat>()
const clockIn = (timeZone: string): Intl.DateTimeFormat | undefined => {
  const known = clocks.get(timeZone)
  if (known !== undefined) return known
  try {
    const made = new Intl.DateTimeFormat("sv-SE", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" })
    clocks.set(timeZone, made)
    return made
  } catch {
    return undefined
  }
}

/** An IANA time zone name, such as `America/Toronto`. Business days are local to the location. */
export const TimeZone = Schema.String.check(
  maxLength(64, "timeZone.unknown"),
  Schema.makeFilter((name: string) =>
    name === "" ? "required" : Option.isSome(DateTime.zoneMakeNamed(name)) || "timeZone.unknown"
  )
)
