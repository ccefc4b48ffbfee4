import { type CalendarDate, parseDate, parseTime, type Time } from "@internationalized/date"

/** The day in `YYYY-MM-DD`, null for "" and for anything that is no day. */
export const dateFrom = (iso: string): CalendarDate | null => {
  try {
    return iso === "" ? null : parseDate(iso)
  } catch {
    return null
  }
}

/** The time in `HH:MM`, null for "" and for anything that is no time. */
export const timeFrom = (text: string): Time | null => {
  try {
    return text === "" ? null : parseTime(text)
  } catch {
    return null
  }
}
