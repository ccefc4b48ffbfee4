import { isDay } from "#domain/shared/Day.ts"

/**
 * A day as people write it: `2027-01-31`, `20270131`, or with the month first in English and the day first elsewhere,
 * `1/31/2027`. Undefined when it is none.
 */
export const readDay = (text: string, locale: string): string | undefined => {
  const [, y, m, d] = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})$/.exec(text) ?? []
  const [, first, second, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  const [month, day] = locale.startsWith("en") ? [first, second] : [second, first]
  const written =
    y !== undefined
      ? `${y}-${m}-${d}`
      : year === undefined
        ? ""
        : `${year}-${month!.padStart(2, "0")}-${day!.padStart(2, "0")}`
  return isDay(written) ? written : undefined
}
