import { endOfMonth, parseDate, startOfWeek } from "@internationalized/date"

/**
 * Returns the weeks of a month (`YYYY-MM`) in a locale: seven days (`YYYY-MM-DD`) each, starting on the locale's first
 * day of the week.
 */
export const monthWeeks = (month: string, locale: string): ReadonlyArray<ReadonlyArray<string>> => {
  const first = parseDate(`${month}-01`)
  const last = endOfMonth(first)
  const weeks: Array<ReadonlyArray<string>> = []
  for (let day = startOfWeek(first, locale); day.compare(last) <= 0; day = day.add({ weeks: 1 })) {
    weeks.push(Array.from({ length: 7 }, (_, at) => day.add({ days: at }).toString()))
  }
  return weeks
}
