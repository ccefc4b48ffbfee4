import { daysAfter } from "#domain/shared/Day.ts"

/** Sunday to Saturday: how many people call a glass shop on such a day. */
const week = [0, 1.2, 1.05, 1, 1, 1.1, 0.35] as const

/** January to December: stones on spring roads, heat cracks and monsoon debris in summer, quiet holidays. */
const year = [0.9, 0.95, 1.1, 1.12, 1.08, 1.05, 1.2, 1.18, 1.02, 0.98, 0.9, 0.75] as const

/** This year's trade beside last year's. */
const growth = 1.25

const weekDay = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Whether a shop puts glass in on that day: Monday to Friday. */
export const isWorkday = (day: string): boolean => ![0, 6].includes(weekDay(day))

/** The last and first minute after midnight at which somebody is at the desk that day; Saturdays close at one. */
export const openingHours = (day: string): readonly [opens: number, closes: number] =>
  weekDay(day) === 6 ? [540, 780] : [480, 1_050]

/**
 * The days of `count` calls between two days, both within, in their order: more on Mondays, in spring and summer, and
 * as time goes by.
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
