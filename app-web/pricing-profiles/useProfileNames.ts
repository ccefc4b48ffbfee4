import type { NamedAt } from "#web/forms/FormProblems.tsx"
import { useWords } from "#web/words/useWords.ts"
import type { ProfileValues } from "./ProfileForm.ts"

/** What the fields of a profile are called, and those of its agreed prices by their path. */
export const useProfileNames = () => {
  const { t } = useWords()
  const labels: Readonly<Record<keyof ProfileValues, string>> = {
    profileName: t("profile.name"),
    pricingType: t("profile.type"),
    method: t("profile.method"),
    windshieldPercent: t("profile.windshield"),
    temperedPercent: t("profile.tempered"),
    laborType: t("profile.laborType"),
    laborRate: t("profile.laborRate"),
    laborBase: t("profile.laborBase"),
    repairFirst: t("profile.repairFirst"),
    repairAdditional: t("profile.repairAdditional"),
    calibrationStatic: t("profile.calibrationStatic"),
    calibrationDynamic: t("profile.calibrationDynamic"),
    calibrationDual: t("profile.calibrationDual"),
    rainSensorPadPercent: t("profile.rainSensorPad"),
    moldingPercent: t("profile.molding"),
    clipsPercent: t("profile.clips"),
    fastCureRate: t("profile.fastCure"),
    hasKit: t("profile.hasKit"),
    numberOfKits: t("profile.numberOfKits"),
    kitBaseRate: t("profile.kitBase"),
    kitUrethaneDamPrimerRate: t("profile.kitUdp"),
    kitHighModulusRate: t("profile.kitHighModulus"),
    kitPrices: t("profile.kitPrices"),
    autoAddLabor: t("profile.autoLabor"),
    autoAddKit: t("profile.autoKit"),
    autoAddCalibration: t("profile.autoCalibration")
  }
  const inner: Readonly<Record<string, string>> = {
    kind: t("profile.kitKind"),
    quantity: t("profile.kitQuantity"),
    price: t("profile.kitPrice")
  }

  const nameOf = (path: string): NamedAt => {
    const [field = "", row, cell = ""] = path.split(".")
    if (row !== undefined)
      return {
        label: inner[cell] ?? path,
        isChoice: cell === "kind",
        group: t("profile.kitPriceNumber", { number: Number(row) + 1 })
      }
    return {
      label: labels[field as keyof ProfileValues] ?? path,
      isChoice: ["pricingType", "method", "laborType"].includes(field)
    }
  }
  return { labels, nameOf }
}
