import { daysAfter } from "#domain/shared/Day.ts"
import { weekdayOf } from "#domain/shared/WeekHours.ts"
import { isWorkday } from "./years/busyDays.ts"

/**
 * Returns a demo day, counted in workdays: 0 is today, or Monday if the demo is created on a weekend; 1 is the next
 * workday, -1 the previous one.
 */
export const workday = (today: string, steps: number): string => {
  let day = today
  while (!isWorkday(day)) day = daysAfter(day, 1)
  for (let left = Math.abs(steps); left > 0; left--) {
    do day = daysAfter(day, Math.sign(steps))
    while (!isWorkday(day))
  }
  return day
}

/** Returns this week's Saturday, today if it is one; on a Sunday, that of the coming week. */
export const saturday = (today: string): string => daysAfter(today, (12 - weekdayOf(today)) % 7)

/** Returns the day on which a demo job is installed. */
export const installDay = (
  { installIn, isSaturday = false }: { readonly installIn: number; readonly isSaturday?: boolean },
  today: string
): string => (isSaturday ? saturday(today) : workday(today, installIn))
