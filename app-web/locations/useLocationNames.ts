import type { NamedAt } from "#web/forms/FormProblems.tsx"
import { useWords } from "#web/words/useWords.ts"
import type { LocationValues } from "./LocationTyped.ts"

const choices = new Set(["region", "country", "timeZone", "status"])

/** What the fields of a location are called, and those of its address by their path. */
export const useLocationNames = () => {
  const { t } = useWords()
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
    services: t("location.services"),
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
  const nameOf = (path: string): NamedAt => {
    const last = path.split(".").at(-1) ?? path
    return { label: inner[last] ?? labels[last as keyof LocationValues] ?? path, isChoice: choices.has(last) }
  }
  return { labels, nameOf }
}
