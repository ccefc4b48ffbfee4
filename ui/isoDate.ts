import { type CalendarDate, parseDate, parseTime, type Time } from "@internationalized/date"

/** Parses a date in `YYYY-MM-DD` format; null for "" and invalid dates. */
export const parseIsoDate = (iso: string): CalendarDate | null => {
  try {
    return iso === "" ? null : parseDate(iso)
  } catch {
    return null
  }
}

/** Parses a time in `HH:MM` format; null for "" and invalid times. */
export const parseIsoTime = (text: string): Time | null => {
  try {
    return text === "" ? null : parseTime(text)
  } catch {
    return null
  }
}
