import { useMemo } from "react"
import { useIntl } from "react-intl"
import { useSpeech } from "./WordsProvider.tsx"

/** Money, shares and days as the reader writes them. */
export const useFormats = () => {
  const intl = useIntl()
  const currency = useSpeech().country === "CA" ? "CAD" : "USD"
  return useMemo(
    () => ({
      currency,
      /** Whole cents: 18970 is $189.70. */
      money: (cents: number) =>
        intl.formatNumber(cents / 100, { style: "currency", currency, currencyDisplay: "narrowSymbol" }),
      /** Basis points: 825 is 8.25 %. */
      percent: (basisPoints: number) =>
        intl.formatNumber(basisPoints / 10_000, { style: "percent", maximumFractionDigits: 4 }),
      /** Hundredths: 330 is 3.3. */
      quantity: (hundredths: number) => intl.formatNumber(hundredths / 100, { maximumFractionDigits: 2 }),
      whole: (number: number) => intl.formatNumber(number),
      /** Bytes, in the kilobytes, megabytes or gigabytes that disks and bills count. */
      bytes: (bytes: number) => {
        const [unit, size] =
          bytes >= 1e9
            ? (["gigabyte", 1e9] as const)
            : bytes >= 1e6 || bytes === 0
              ? (["megabyte", 1e6] as const)
              : (["kilobyte", 1e3] as const)
        return intl.formatNumber(bytes / size, { style: "unit", unit, maximumFractionDigits: 1 })
      },
      /** A business day, `2026-11-21`; what is none, as "" or one begun, stays as it is. */
      day: (day: string) =>
        Number.isNaN(Date.parse(day))
          ? day
          : intl.formatDate(`${day}T00:00:00Z`, { dateStyle: "medium", timeZone: "UTC" }),
      /** A time on the wall clock of a place, `13:15`; "" stays open. */
      clock: (time: string) =>
        time === "" ? "" : intl.formatTime(`2000-01-01T${time}:00Z`, { timeStyle: "short", timeZone: "UTC" }),
      /** An instant in milliseconds, as the clock on the wall says it. */
      time: (instant: number) => intl.formatTime(instant, { timeStyle: "short" }),
      /** The same, with its day where that is not today. */
      lately: (instant: number) =>
        intl.formatDate(
          instant,
          isToday(instant) ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" }
        ),
      /** The same with its day. */
      moment: (instant: number) => intl.formatDate(instant, { dateStyle: "medium", timeStyle: "short" })
    }),
    [intl, currency]
  )
}

const isToday = (instant: number) => new Date(instant).toDateString() === new Date().toDateString()
