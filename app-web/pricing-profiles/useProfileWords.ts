import type { RecordWords } from "#web/forms/RecordWords.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { ProfileValues } from "./ProfileForm.ts"
import { useProfileNames } from "./useProfileNames.ts"

const isPercent = (name: string) => name.endsWith("Percent")

/** How a pricing profile is spoken of: what its fields are called, their values, what happened to it. */
export const useProfileWords = (): RecordWords<ProfileValues> => {
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
        .map((one) => `${of("kitKind", one.kind)} × ${known(one.quantity, quantity)}: ${known(one.price, money)}`)
        .join(", ")
    }
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
