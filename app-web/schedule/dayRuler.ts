import { aheadBy, minutesIn, noonOf, quarter } from "./stops.ts"

/**
 * A day as a clock runs through it: `at` says how many minutes after its beginning a time on the wall is, and `timeAt`
 * which time that is. They differ only on a day on which clocks change.
 */
export interface DayRuler {
  readonly at: (time: number) => number
  /**
   * The time on the wall, as jobs have it. A repeated hour has none of its own: what leads into it goes on to its end, or
   * back to before it.
   */
  readonly timeAt: (minute: number, isBack?: boolean) => number
  /** What the clock shows then, in a repeated hour too. */
  readonly clockAt: (minute: number) => number
  /** The minute of an instant. */
  readonly minuteOf: (instant: number) => number
  /** Where clocks change: minutes after the day began, and how many of them come twice; 0 where an hour is left out. */
  readonly change: { readonly at: number; readonly twice: number } | undefined
}

const day24 = 86_400_000

const same = (minute: number) => minute

const ruled = new Map<string, DayRuler>()

/** The ruler of a day in a zone, as `instantOf` of the domain reads times: of a repeated hour the first is meant. */
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
