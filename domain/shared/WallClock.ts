import { DateTime } from "effect"

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

/** What the wall clock of a zone shows at an instant: `08:30`. */
export const wallClockAt = (instant: number, timeZone: string): string => {
  const then = DateTime.makeUnsafe(instant)
  const there = DateTime.setZoneNamed(then, timeZone)
  const { hour, minute } = there._tag === "Some" ? DateTime.toParts(there.value) : DateTime.toPartsUtc(then)
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`
}
