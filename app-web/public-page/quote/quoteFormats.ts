import { memoize } from "#domain/shared/memoize.ts"
import { type Language, languages } from "#domain/words/languages.ts"

/**
 * Formats money, days and times for the visitor. Formatters are created on first use because the first steps need none.
 */
export const quoteFormats = (language: Language, country: "US" | "CA") => {
  const { locale } = languages[language]
  const money = memoize(
    () =>
      new Intl.NumberFormat(locale, {
        style: "currency",
        currency: country === "CA" ? "CAD" : "USD",
        currencyDisplay: "narrowSymbol"
      })
  )
  const dayOf = (options: Intl.DateTimeFormatOptions) => {
    const format = memoize(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }))
    return (day: string) => format().format(new Date(`${day}T00:00:00Z`))
  }
  const weekday = dayOf({ weekday: "short" })
  const time = memoize(() => new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" }))
  const hours = memoize(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }))
  return {
    money: (cents: number) => money().format(cents / 100),
    day: dayOf({ weekday: "long", month: "long", day: "numeric" }),
    dayShort: dayOf({ month: "short", day: "numeric" }),
    weekday,
    /** The short name of a weekday, 0 for Monday. */
    dayOfWeek: (day: number) => weekday(`2026-01-${String(5 + day).padStart(2, "0")}`),
    date: dayOf({ day: "numeric" }),
    time: (clock: string) => time().format(new Date(`2000-01-01T${clock}:00Z`)),
    hours: (minutes: number) => hours().format(Math.round(minutes / 30) / 2)
  }
}
export type QuoteFormats = ReturnType<typeof quoteFormats>
