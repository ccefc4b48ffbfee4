import { endOfMonth, parseDate, startOfWeek } from "@internationalized/date"

/**
 * The weeks of a month (`YYYY-MM`) as the reader's calendar has them: seven days (`YYYY-MM-DD`) each, from the first
 * day of the week there.
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
