import { useIntl } from "react-intl"
import type { NamedAt } from "#web/forms/FormProblems.tsx"
import type { RecordTexts } from "#web/forms/RecordTexts.ts"
import { localizeTimeZone } from "#web/forms/timeZones.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useScheduleWords } from "#web/forms/useScheduleWords.ts"
import { useWords } from "#web/words/useWords.ts"
import type { LocationValues } from "./locationKind.ts"

/** The texts of the location form: field labels, values and messages. */
export const useLocationWords = (): RecordTexts<LocationValues> => {
  const { t, of } = useWords()
  const { locale } = useIntl()
  const { day, percent } = useFormats()
  const names = useLocationNames()
  const { sayWeek, sayDaysOff } = useScheduleWords()

  const say = (name: keyof LocationValues, values: LocationValues): string => {
    switch (name) {
      case "address": {
        const { address1, address2, city, region, postalCode } = values.address
        return [address1, address2, city, region, postalCode].filter((part) => part !== "").join(", ")
      }
      case "timeZone":
        return values.timeZone === "" ? "" : localizeTimeZone(values.timeZone, locale).place
      case "defaultTaxPercent":
      case "defaultPartsTaxRate":
      case "defaultLaborTaxRate":
        return values[name] === null ? "" : percent(values[name] / 10)
      case "taxLines":
        return values.taxLines
          .map(({ name, rate: typed, on, from }) =>
            [name, typed === null ? "" : percent(typed / 10), of("taxOn", on), from === "" ? "" : day(from)]
              .filter((part) => part !== "")
              .join(" ")
          )
          .join(", ")
      case "services":
        return values.services.map((service) => of("locationService", service)).join(", ")
      case "businessHours":
        return sayWeek(values.businessHours)
      case "closedDays":
        return sayDaysOff(values.closedDays)
      case "bays":
        return String(values.bays ?? "")
      case "status":
        return of("locationStatus", values.status)
      default:
        return values[name]
    }
  }
  return {
    ...names,
    say,
    created: t("location.created"),
    saved: t("location.saved"),
    joined: t("location.joined"),
    changed: t("failure.LocationChanged")
  }
}

const choices = new Set(["region", "country", "timeZone", "status"])

/** Returns the labels of the form's fields, including those of the address by path. */
const useLocationNames = () => {
  const { t } = useWords()
  const { nameInSchedule } = useScheduleWords()
  const labels: Readonly<Record<keyof LocationValues, string>> = {
    locationName: t("location.name"),
    locationShortId: t("location.shortId"),
    phoneNumber: t("phoneNumber"),
    emailAddress: t("emailAddress"),
    address: t("location.address"),
    primaryTaxId: t("location.primaryTaxId"),
    secondaryTaxId: t("location.secondaryTaxId"),
    licenceNumberCa: t("location.licenceCa"),
    licenceNumberFl: t("location.licenceFl"),
    timeZone: t("timeZone"),
    defaultTaxPercent: t("location.tax"),
    defaultPartsTaxRate: t("location.partsTax"),
    defaultLaborTaxRate: t("location.laborTax"),
    taxLines: t("location.taxLines"),
    services: t("location.services"),
    businessHours: t("location.hours"),
    closedDays: t("location.closedDays"),
    bays: t("location.bays"),
    status: t("location.status")
  }
  const inner: Readonly<Record<string, string>> = {
    address1: t("address1"),
    address2: t("address2"),
    city: t("city"),
    region: t("region"),
    postalCode: t("postalCode"),
    country: t("country")
  }
  const tax: Readonly<Record<string, string>> = {
    name: t("taxLine.name"),
    rate: t("taxLine.rate"),
    on: t("taxLine.on"),
    from: t("taxLine.from")
  }
  const nameOf = (path: string): NamedAt => {
    const [field = "", place, cell] = path.split(".")
    const inSchedule = nameInSchedule(path)
    if (inSchedule !== undefined) return inSchedule
    if (field === "taxLines" && cell !== undefined)
      return {
        label: tax[cell] ?? path,
        isChoice: cell === "on",
        group: t("location.taxLine", { number: Number(place) + 1 })
      }
    const last = path.split(".").at(-1) ?? path
    return { label: inner[last] ?? labels[last as keyof LocationValues] ?? path, isChoice: choices.has(last) }
  }
  return { labels, nameOf }
}
