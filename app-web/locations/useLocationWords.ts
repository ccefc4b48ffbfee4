import { useIntl } from "react-intl"
import type { RecordWords } from "#web/forms/RecordWords.ts"
import { namedTimeZone } from "#web/forms/timeZones.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { LocationValues } from "./LocationTyped.ts"
import { useLocationNames } from "./useLocationNames.ts"

/** How a location is spoken of: what its fields are called, their values, what happened to it. */
export const useLocationWords = (): RecordWords<LocationValues> => {
  const { t, of } = useWords()
  const { locale } = useIntl()
  const { percent } = useFormats()
  const names = useLocationNames()

  const say = (name: keyof LocationValues, values: LocationValues): string => {
    switch (name) {
      case "address": {
        const { address1, address2, city, region, postalCode } = values.address
        return [address1, address2, city, region, postalCode].filter((part) => part !== "").join(", ")
      }
      case "timeZone":
        return values.timeZone === "" ? "" : namedTimeZone(values.timeZone, locale).place
      case "defaultTaxPercent":
      case "defaultPartsTaxRate":
      case "defaultLaborTaxRate":
        return values[name] === null ? "" : percent(values[name] / 10)
      case "services":
        return values.services.map((service) => of("locationService", service)).join(", ")
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
