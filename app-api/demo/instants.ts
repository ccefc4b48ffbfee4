import { type Clock, DateTime, Effect } from "effect"

/** Returns a clock stopped at the given time, in milliseconds UTC, to date a shop's past actions. */
export const clockAt = (then: number): Clock.Clock => {
  const nanos = BigInt(then) * 1_000_000n
  return {
    currentTimeMillisUnsafe: () => then,
    currentTimeMillis: Effect.succeed(then),
    currentTimeNanosUnsafe: () => nanos,
    currentTimeNanos: Effect.succeed(nanos),
    monotonicTimeNanosUnsafe: () => nanos,
    monotonicTimeNanos: Effect.succeed(nanos),
    sleep: () => Effect.void
  }
}

const noons = new Map<string, number>()

/**
 * Returns the time, in milliseconds UTC, at which the local clock shows the given minutes after midnight on a day.
 * Exact except in the hours before a clock change on that day.
 */
export const instantAt = (day: string, minute: number, timeZone: string): number => {
  const key = `${timeZone} ${day}`
  const noon =
    noons.get(key) ??
    DateTime.toEpochMillis(DateTime.makeZonedUnsafe(`${day}T12:00:00`, { timeZone, adjustForTimeZone: true }))
  noons.set(key, noon)
  return noon + (minute - 720) * 60_000
}

/** Formats minutes after midnight for a form: 630 is "10:30". */
export const clockText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`
