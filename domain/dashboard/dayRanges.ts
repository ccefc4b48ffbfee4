import { DateTime } from "effect"
import { daysAfter } from "#domain/shared/Day.ts"

/** From a day to a day, both within; undefined where there is no end. */
export interface DayRange {
  readonly from: string | undefined
  readonly to: string | undefined
}

/** Ages up to each of `days`, and older: `agesOf("2026-11-21", [2, 7])` is 0-2 days, 3-7 days, more. */
export const agesOf = (today: string, days: ReadonlyArray<number>): ReadonlyArray<DayRange> => [
  ...days.map((most, at) => ({
    from: daysAfter(today, -most),
    to: at === 0 ? undefined : daysAfter(today, -days[at - 1]! - 1)
  })),
  { from: undefined, to: daysAfter(today, -days.at(-1)! - 1) }
]

/** The last `count` weeks from Monday to Sunday, this one last. */
export const weeksUpTo = (
  today: string,
  count: number
): ReadonlyArray<{ readonly from: string; readonly to: string }> => {
  const { weekDay } = DateTime.toPartsUtc(DateTime.makeUnsafe(`${today}T00:00:00Z`))
  const monday = daysAfter(today, -((weekDay + 6) % 7))
  return Array.from({ length: count }, (_, at) => daysAfter(monday, 7 * (at - count + 1))).map((from) => ({
    from,
    to: daysAfter(from, 6)
  }))
}
