import type { BusinessInformation } from "#domain/business-information/BusinessInformation.ts"
import type { RecordWords } from "#web/forms/RecordWords.ts"
import { languageNames } from "#web/words/languages.ts"
import { useWords } from "#web/words/useWords.ts"
import type { BusinessValues } from "./businessKind.ts"

/** How the business information is spoken of: what its fields are called, their values, what happened to it. */
export const useBusinessWords = (country: BusinessInformation["country"]): RecordWords<BusinessValues> => {
  const { t } = useWords()
  const labels: Readonly<Record<keyof BusinessValues, string>> = {
    businessName: t("businessInformation.name"),
    phoneNumber: t("phoneNumber"),
    emailAddress: t("emailAddress"),
    federalTaxId: t(country === "CA" ? "businessInformation.businessNumber" : "businessInformation.federalTaxId"),
    language: t("businessInformation.language")
  }
  const saved = t("businessInformation.saved")
  return {
    labels,
    say: (name, values) => (name === "language" ? languageNames[values.language] : values[name]),
    nameOf: (path) => ({ label: labels[path as keyof BusinessValues] ?? path, isChoice: path === "language" }),
    created: saved,
    saved,
    joined: t("businessInformation.joined"),
    changed: t("failure.BusinessInformationChanged")
  }
}
