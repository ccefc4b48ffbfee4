import type { NamedAt } from "#web/forms/FormProblems.tsx"
import type { RecordTexts } from "#web/forms/RecordTexts.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { ProfileValues } from "./profileKind.ts"

const isPercent = (name: string) => name.endsWith("Percent")

/** The texts of the pricing profile form: field labels, values and messages. */
export const useProfileWords = (): RecordTexts<ProfileValues> => {
  const { t, of } = useWords()
  const { money, percent, quantity } = useFormats()
  const names = useProfileNames()
  const known = (value: number | null, say: (value: number) => string) => (value === null ? "" : say(value))

  const say = (name: keyof ProfileValues, values: ProfileValues): string => {
    const value = values[name]
    if (name === "pricingType") return of("pricingType", values.pricingType)
    if (name === "method") return of("pricingMethod", values.method)
    if (name === "laborType") return of("laborType", values.laborType)
    if (name === "kitPrices") {
      return values.kitPrices
        .map((one) =>
          t("labelled", {
            label: `${of("kitKind", one.kind)} × ${known(one.quantity, quantity)}`,
            text: known(one.price, money)
          })
        )
        .join(", ")
    }
    if (name === "partPrices")
      return values.partPrices
        .map(({ pattern, kind, discount, price, tiers }) => {
          const tier = (one: (typeof tiers)[number]) =>
            t("labelled", { label: known(one.from, money), text: known(one.discount, percent) })
          const text =
            kind === "discount"
              ? known(discount, percent)
              : kind === "tiered"
                ? tiers.map(tier).join("; ")
                : known(price, money)
          return t("labelled", { label: `${pattern} – ${of("partPriceKind", kind)}`, text })
        })
        .join(", ")
    if (name === "numberOfKits") return known(values.numberOfKits, quantity)
    if (typeof value === "boolean") return t(value ? "yes" : "no")
    if (typeof value === "number") return isPercent(name) ? percent(value) : money(value)
    return typeof value === "string" ? value : ""
  }
  return {
    ...names,
    say,
    created: t("profile.created"),
    saved: t("profile.saved"),
    joined: t("profile.joined"),
    changed: t("failure.PricingProfileChanged")
  }
}

/** Returns the labels of the form's fields, including those of agreed prices by path. */
const useProfileNames = () => {
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
    partPrices: t("partPrices.title"),
    autoAddLabor: t("profile.autoLabor"),
    autoAddKit: t("profile.autoKit"),
    autoAddCalibration: t("profile.autoCalibration"),
    isDefault: t("profile.isDefault")
  }
  const kit: Readonly<Record<string, string>> = {
    kind: t("profile.kitKind"),
    quantity: t("profile.kitQuantity"),
    price: t("profile.kitPrice")
  }
  const part: Readonly<Record<string, string>> = {
    pattern: t("partPrice.pattern"),
    kind: t("partPrice.kind"),
    discount: t("partPrice.discount"),
    price: t("partPrice.price"),
    tiers: t("partPrice.tiers"),
    from: t("partPrice.from"),
    until: t("partPrice.until")
  }

  const nameOf = (path: string): NamedAt => {
    const [field = "", row, cell = "", , inTier = ""] = path.split(".")
    const number = Number(row) + 1
    if (row !== undefined && field === "partPrices")
      return {
        label: inTier === "from" ? t("partPrice.tierFrom") : inTier === "" ? (part[cell] ?? path) : part["discount"]!,
        isChoice: cell === "kind",
        group: t("partPrice.number", { number })
      }
    if (row !== undefined)
      return { label: kit[cell] ?? path, isChoice: cell === "kind", group: t("profile.kitPriceNumber", { number }) }
    return {
      label: labels[field as keyof ProfileValues] ?? path,
      isChoice: ["pricingType", "method", "laborType"].includes(field)
    }
  }
  return { labels, nameOf }
}
