import { daysAfter } from "#domain/shared/Day.ts"
import { weekdayOf } from "#domain/shared/WeekHours.ts"
import { isWorkday } from "./years/busyDays.ts"

/**
 * The demo's days go by workdays: 0 is today, or Monday when it is added on a weekend; 1 is the workday after that, -1
 * the one before.
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

/** The Saturday of the week, today if it is one; on a Sunday that of the week to come. */
export const saturday = (today: string): string => daysAfter(today, (12 - weekdayOf(today)) % 7)

/** The day on which a job of the demo is installed. */
export const installDay = (
  { installIn, isSaturday = false }: { readonly installIn: number; readonly isSaturday?: boolean },
  today: string
): string => (isSaturday ? saturday(today) : workday(today, installIn))
