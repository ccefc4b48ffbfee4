import { useMemo } from "react"
import { useIntl } from "react-intl"
import { useLocale } from "./WordsProvider.tsx"

/** Returns formatters for money, percentages and dates in the user's locale. */
export const useFormats = () => {
  const intl = useIntl()
  const currency = useLocale().country === "CA" ? "CAD" : "USD"
  return useMemo(
    () => ({
      currency,
      /** Cents: 18970 is $189.70. */
      money: (cents: number) =>
        intl.formatNumber(cents / 100, { style: "currency", currency, currencyDisplay: "narrowSymbol" }),
      /** Basis points: 825 is 8.25 %. */
      percent: (basisPoints: number) =>
        intl.formatNumber(basisPoints / 10_000, { style: "percent", maximumFractionDigits: 4 }),
      /** Hundredths: 330 is 3.3. */
      quantity: (hundredths: number) => intl.formatNumber(hundredths / 100, { maximumFractionDigits: 2 }),
      whole: (number: number) => intl.formatNumber(number),
      /** Bytes, in decimal kilobytes, megabytes or gigabytes. */
      bytes: (bytes: number) => {
        const [unit, size] =
          bytes >= 1e9
            ? (["gigabyte", 1e9] as const)
            : bytes >= 1e6 || bytes === 0
              ? (["megabyte", 1e6] as const)
              : (["kilobyte", 1e3] as const)
        return intl.formatNumber(bytes / size, { style: "unit", unit, maximumFractionDigits: 1 })
      },
      /** A business day, `2026-11-21`. Anything that is not a complete date, such as "", is returned unchanged. */
      day: (day: string) =>
        Number.isNaN(Date.parse(day))
          ? day
          : intl.formatDate(`${day}T00:00:00Z`, { dateStyle: "medium", timeZone: "UTC" }),
      /** A local time of day, `13:15`; "" stays "". */
      clock: (time: string) =>
        time === "" ? "" : intl.formatTime(`2000-01-01T${time}:00Z`, { timeStyle: "short", timeZone: "UTC" }),
      /** An instant in milliseconds, as a local time. */
      time: (instant: number) => intl.formatTime(instant, { timeStyle: "short" }),
      /** An instant as a local time, with the date if it is not today. */
      timeOrDateTime: (instant: number) =>
        intl.formatDate(
          instant,
          isToday(instant) ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" }
        ),
      /** An instant as a local date and time. */
      moment: (instant: number) => intl.formatDate(instant, { dateStyle: "medium", timeStyle: "short" })
    }),
    [intl, currency]
  )
}

const isToday = (instant: number) => new Date(instant).toDateString() === new Date().toDateString()
