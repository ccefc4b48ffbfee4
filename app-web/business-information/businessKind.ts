import { type BusinessInformation, BusinessInformationDraft } from "#domain/business-information/BusinessInformation.ts"
import { getBusinessInformation, putBusinessInformation } from "#domain/business-information/businessInformationApi.ts"
import type { RecordKind } from "#web/forms/RecordKind.ts"

export type BusinessValues = typeof BusinessInformationDraft.Encoded

const valuesOf = ({
  businessName,
  phoneNumber,
  emailAddress,
  federalTaxId,
  language
}: BusinessInformation): BusinessValues => ({ businessName, phoneNumber, emailAddress, federalTaxId, language })

/** The business information as a record with a form: there is one, and it is always there. */
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
