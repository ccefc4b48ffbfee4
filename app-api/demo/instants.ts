import { type Clock, DateTime, Effect } from "effect"

/** A clock that stands still at an instant, milliseconds UTC: what a shop did earlier is dated then. */
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
 * The instant, in milliseconds UTC, at which a place's clock shows so many minutes after midnight on a day; right
 * between the hours at which clocks are changed.
 */
export const instantAt = (day: string, minute: number, timeZone: string): number => {
  const key = `${timeZone} ${day}`
  const noon =
    noons.get(key) ??
    DateTime.toEpochMillis(DateTime.makeZonedUnsafe(`${day}T12:00:00`, { timeZone, adjustForTimeZone: true }))
  noons.set(key, noon)
  return noon + (minute - 720) * 60_000
}

/** Minutes after midnight as a form has them: 630 is "10:30". */
export const clockText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`
