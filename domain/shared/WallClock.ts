import { DateTime, Option, Schema } from "effect"
import { maxLength } from "./PlainText.ts"

/**
 * A time on the wall clock of a zone, in milliseconds UTC; UTC where the zone is not known, as `todayIn` has it. A time
 * that a day of 23 hours skips is read by the clock before; of one that a day of 25 hours has twice, the first is meant.
 */
export const instantOf = (date: string, time: string, timeZone: string): number => {
  const there = DateTime.makeZoned(`${date}T${time}:00Z`, { timeZone, adjustForTimeZone: true })
  return there._tag === "Some"
    ? DateTime.toEpochMillis(there.value)
    : DateTime.toEpochMillis(DateTime.makeUnsafe(`${date}T${time}:00Z`))
}

/** What the wall clock of a zone shows at an instant: `08:30`; that of UTC where the zone is not known. */
export const wallClockAt = (instant: number, timeZone: string): string =>
  (clockIn(timeZone) ?? clockIn("UTC")!).format(instant)

/** A clock is kept for each zone, as it takes far longer to make one than to read it. */
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

/** A time zone by its IANA name, such as `America/Toronto`: business days are those of the place. */
export const TimeZone = Schema.String.check(
  maxLength(64, "timeZone.unknown"),
  Schema.makeFilter((name: string) =>
    name === "" ? "required" : Option.isSome(DateTime.zoneMakeNamed(name)) || "timeZone.unknown"
  )
)
