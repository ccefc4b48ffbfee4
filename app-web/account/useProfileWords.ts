import type { NamedAt } from "#web/forms/FormProblems.tsx"
import type { RecordTexts } from "#web/forms/RecordTexts.ts"
import { languageName, languageOf } from "#domain/words/languages.ts"
import { useWords } from "#web/words/useWords.ts"
import type { ProfileValues } from "./profileValues.ts"

const choices = new Set(["defaultLanguage", "timeZone", "region", "country"])

/** The texts of the profile form: field labels, values and messages. */
export const useProfileWords = (): RecordTexts<ProfileValues> => {
  const { t } = useWords()
  const labels: Readonly<Record<keyof ProfileValues, string>> = {
    firstName: t("user.firstName"),
    lastName: t("user.lastName"),
    emailAddress: t("emailAddress"),
    phoneNumber: t("phoneNumber"),
    defaultLanguage: t("language"),
    timeZone: t("timeZone"),
    address: t("ownProfile.address"),
    usesAvatar: t("photo.usesAvatar"),
    currentPassword: t("ownPassword.current")
  }
  const inAddress: Readonly<Record<string, string>> = {
    address1: t("address1"),
    address2: t("address2"),
    city: t("city"),
    region: t("region"),
    postalCode: t("postalCode"),
    country: t("country")
  }
  const say = (name: keyof ProfileValues, values: ProfileValues): string => {
    switch (name) {
      case "defaultLanguage":
        return languageName(languageOf(values.defaultLanguage))
      case "address":
        return values.address === null
          ? t("none")
          : [
              values.address.address1,
              values.address.address2,
              values.address.city,
              values.address.region,
              values.address.postalCode
            ]
              .filter((part) => part !== "")
              .join(", ")
      case "usesAvatar":
        return t(values.usesAvatar ? "yes" : "no")
      case "currentPassword":
        return ""
      default:
        return values[name]
    }
  }
  const nameOf = (path: string): NamedAt => {
    const [field = "", part = ""] = path.split(".")
    return {
      label: inAddress[part] ?? labels[field as keyof ProfileValues] ?? path,
      isChoice: choices.has(part || field),
      group: part === "" ? undefined : labels.address
    }
  }
  const saved = t("ownProfile.saved")
  return {
    labels,
    say,
    nameOf,
    created: saved,
    saved,
    joined: t("ownProfile.joined"),
    changed: t("failure.ProfileChanged")
  }
}
