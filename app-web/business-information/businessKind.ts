import { type BusinessInformation, BusinessInformationDraft } from "#domain/business-information/BusinessInformation.ts"
import { getBusinessInformation, putBusinessInformation } from "#domain/business-information/businessInformationApi.ts"
import type { RecordKind } from "#web/forms/RecordKind.ts"
import type { RecordTexts } from "#web/forms/RecordTexts.ts"
import { languageName } from "#domain/words/languages.ts"
import { useWords } from "#web/words/useWords.ts"

type BusinessValues = typeof BusinessInformationDraft.Encoded

const valuesOf = ({
  businessName,
  phoneNumber,
  emailAddress,
  federalTaxId,
  language
}: BusinessInformation): BusinessValues => ({ businessName, phoneNumber, emailAddress, federalTaxId, language })

/** The business information as a record with a form. There is exactly one, and it always exists. */
export const businessKind = (
  business: BusinessInformation
): RecordKind<typeof BusinessInformationDraft, BusinessInformation> => ({
  name: "business",
  schema: BusinessInformationDraft,
  valuesOf: (kept) => valuesOf(kept ?? business),
  changeOf: (typed, _id, version) => ({ ...typed, version }),
  hrefOf: () => "/admin/business-information",
  get: getBusinessInformation,
  list: getBusinessInformation,
  post: putBusinessInformation,
  put: putBusinessInformation
})

/** The texts of the business information form: field labels, values and messages. */
export const useBusinessWords = (country: BusinessInformation["country"]): RecordTexts<BusinessValues> => {
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
    say: (name, values) => (name === "language" ? languageName(values.language) : values[name]),
    nameOf: (path) => ({ label: labels[path as keyof BusinessValues] ?? path, isChoice: path === "language" }),
    created: saved,
    saved,
    joined: t("businessInformation.joined"),
    changed: t("failure.BusinessInformationChanged")
  }
}
