import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { ProfileValues } from "./profileValues.ts"

const isPercent = (name: string) => name.endsWith("Percent")

/** What each field of a profile is called, and its value in words. */
export const useProfileLabels = () => {
  const { t, of } = useWords()
  const { money, percent, quantity } = useFormats()
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
    calibrationStatic: `${t("profile.calibration")}, ${t("profile.calibrationStatic")}`,
    calibrationDynamic: `${t("profile.calibration")}, ${t("profile.calibrationDynamic")}`,
    calibrationDual: `${t("profile.calibration")}, ${t("profile.calibrationDual")}`,
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
    autoAddLabor: `${t("profile.automatic")}: ${t("profile.autoLabor")}`,
    autoAddKit: `${t("profile.automatic")}: ${t("profile.autoKit")}`,
    autoAddCalibration: `${t("profile.automatic")}: ${t("profile.autoCalibration")}`
  }
  const say = (name: keyof ProfileValues, values: ProfileValues): string => {
    const value = values[name]
    if (name === "pricingType") return of("pricingType", values.pricingType)
    if (name === "method") return of("pricingMethod", values.method)
    if (name === "laborType") return of("laborType", values.laborType)
    if (name === "kitPrices") {
      return values.kitPrices.map((one) => `${of("kitKind", one.kind)} ${quantity(one.quantity)}: ${money(one.price)}`).join(", ")
    }
    if (name === "numberOfKits") return quantity(values.numberOfKits)
    if (typeof value === "boolean") return t(value ? "yes" : "no")
    if (typeof value === "number") return isPercent(name) ? percent(value) : money(value)
    return String(value)
  }
  return { labels, say }
}
