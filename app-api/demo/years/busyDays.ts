import { daysAfter } from "#domain/shared/Day.ts"

/** Sunday to Saturday: the relative number of calls to a glass shop. */
const week = [0, 1.2, 1.05, 1, 1, 1.1, 0.35] as const

/** January to December: stones on spring roads, heat cracks and monsoon debris in summer, quiet holidays. */
const year = [0.9, 0.95, 1.1, 1.12, 1.08, 1.05, 1.2, 1.18, 1.02, 0.98, 0.9, 0.75] as const

/** This year's business relative to last year's. */
const growth = 1.25

const weekDay = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Returns whether a shop installs glass on that day: Monday to Friday. */
export const isWorkday = (day: string): boolean => ![0, 6].includes(weekDay(day))

/** Returns the first and last minute after midnight at which the office is open that day; Saturdays close at one. */
export const openingHours = (day: string): readonly [opens: number, closes: number] =>
  weekDay(day) === 6 ? [540, 780] : [480, 1_050]

/**
 * Distributes `count` calls over the days between two dates, inclusive, in order: more on Mondays, in spring and
 * summer, and over time.
 */
export const busyDays = (from: string, to: string, count: number): ReadonlyArray<string> => {
  const days: Array<readonly [day: string, until: number]> = []
  let sum = 0
  for (let day = from; day <= to; day = daysAfter(day, 1)) {
    sum += week[weekDay(day)]! * year[Number(day.slice(5, 7)) - 1]! * growth ** (days.length / 365)
    days.push([day, sum])
  }
  let at = 0
  return Array.from({ length: count }, (_, nth) => {
    while (days[at]![1] < ((nth + 0.5) / count) * sum) at++
    return days[at]![0]
  })
}
