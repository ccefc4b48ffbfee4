import { parseIsoDate } from "#ui/isoDate.ts"

/**
 * Parses a pasted date into `YYYY-MM-DD`. Accepts that format, or three numbers in the order of the locale, such as
 * `12/31/2027`. Returns undefined for any other text.
 */
export const parseDay = (text: string, locale: string): string | undefined => {
  const [one = "", ...others] = text.trim().split(/\s*[-/.\s]\s*/)
  const numbers = [one, ...others]
  if (numbers.length !== 3 || !numbers.every((number) => /^\d{1,4}$/.test(number))) return undefined
  const order = one.length === 4 ? ["year", "month", "day"] : orderIn(locale)
  const said = (part: string) => numbers[order.indexOf(part)] ?? ""
  const year = said("year").length === 2 ? `20${said("year")}` : said("year")
  return parseIsoDate([year, said("month").padStart(2, "0"), said("day").padStart(2, "0")].join("-"))?.toString()
}

const orderIn = (locale: string): ReadonlyArray<string> =>
  new Intl.DateTimeFormat(locale, { year: "numeric", month: "2-digit", day: "2-digit", timeZone: "UTC" })
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type) => type !== "literal")
