import { aheadBy, minutesIn, noonOf, quarter } from "./stops.ts"

/**
 * A day as elapsed time: `at` converts a wall-clock time to minutes since the start of the day, and `timeAt` converts
 * back. They differ only on days with a clock change.
 */
export interface DayRuler {
  readonly at: (time: number) => number
  /**
   * The wall-clock time, as jobs store it. Times within a repeated hour do not exist: they are rounded to its end, or
   * with `isBack` to before it.
   */
  readonly timeAt: (minute: number, isBack?: boolean) => number
  /** What the clock shows at that minute, including in a repeated hour. */
  readonly clockAt: (minute: number) => number
  /** Converts an instant to a minute of the day. */
  readonly minuteOf: (instant: number) => number
  /**
   * The clock change: minutes since the start of the day, and how many of them are repeated; 0 if an hour is skipped.
   */
  readonly change: { readonly at: number; readonly twice: number } | undefined
}

const day24 = 86_400_000

const same = (minute: number) => minute

const ruled = new Map<string, DayRuler>()

/**
 * The ruler of a day in a time zone. Like `instantOf` in the domain, it resolves times in a repeated hour to the first
 * occurrence.
 */
export const rulerOf = (zone: string, day: string): DayRuler => {
  const key = `${zone} ${day}`
  const known = ruled.get(key) ?? measured(zone, noonOf(day))
  ruled.set(key, known)
  return known
}

const measured = (zone: string, noon: number): DayRuler => {
  const ahead = (instant: number) => aheadBy(zone, "UTC", instant)
  const before = ahead(noon - day24)
  const by = ahead(noon) - before
  if (by === 0)
    return {
      at: same,
      timeAt: same,
      clockAt: same,
      minuteOf: (instant) => minutesIn(zone, instant),
      change: undefined
    }
  const begins = noon - day24 / 2 - before * 60_000
  let at = 0
  while (at < 24 * 60 && ahead(begins + at * 60_000) === before) at += quarter
  const clockAt = (minute: number) => (minute < at ? minute : minute + by)
  return {
    at: (time) => (time < Math.max(at, at + by) ? time : time - by),
    timeAt: (minute, isBack = false) =>
      minute >= at && minute < at - by ? (isBack ? at - quarter : at) : clockAt(minute),
    clockAt,
    minuteOf: (instant) => (instant - begins) / 60_000,
    change: { at, twice: Math.max(0, -by) }
  }
}
