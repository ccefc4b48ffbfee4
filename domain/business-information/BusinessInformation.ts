import { Schema } from "effect"
import { FileId } from "#domain/files/FileId.ts"
import { Country } from "#domain/shared/Address.ts"
import { TenantId } from "#domain/shared/CurrentTenant.ts"
import { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { EmailAddress } from "#domain/shared/EmailAddress.ts"
import { field } from "#domain/shared/field.ts"
import { PhoneNumber } from "#domain/shared/PhoneNumber.ts"
import { maxLength, requiredText } from "#domain/shared/PlainText.ts"
import { savesField, versionField } from "#domain/shared/RecordSave.ts"

/**
 * A federal tax id in official form: an EIN of the IRS, 12-3456789, or a business number of the Canada Revenue Agency,
 * nine digits with or without a program account, 123456789 RT0001. The hyphen is optional; empty if not set.
 */
export const FederalTaxId = Schema.String.check(
  maxLength(30, "federalTaxId.invalid"),
  Schema.makeFilter(
    (text: string) =>
      /^(\d{2}-?\d{7}|\d{9} ?[A-Z]{2} ?\d{4})?$/.test(text.trim().toUpperCase()) || "federalTaxId.invalid"
  )
)

/** Formats a federal tax id as printed on documents in the given country: 12-3456789, 123456789 RT0001. */
export const federalTaxIdText = (typed: string, country: Country): string => {
  const plain = typed.toUpperCase().replace(/[^0-9A-Z]/g, "")
  if (plain.length > 9) return `${plain.slice(0, 9)} ${plain.slice(9)}`
  return country === "US" ? plain.replace(/^(\d{2})(?=\d{7}$)/, "$1-") : plain
}

/**
 * The shop's details as printed on its documents, spec §3, and the default language for customers who have not chosen
 * one (spec §1).
 */
export const BusinessInformationDraft = Schema.Struct({
  businessName: field(requiredText(120), "Shop name as printed on documents.", "Copper State Auto Glass"),
  phoneNumber: field(PhoneNumber, "Shop phone number.", "602-555-0100"),
  emailAddress: field(EmailAddress, "Shop email address.", "office@copperstate.example"),
  federalTaxId: field(FederalTaxId, "Federal tax id: EIN in the US, business number in Canada.", "12-3456789"),
  language: field(DocumentLanguage, "Language of the shop's documents and messages.")
})
export type BusinessInformationDraft = typeof BusinessInformationDraft.Type

const text = Schema.String

/**
 * The stored business information, part of the shop's entry in the tenant directory. `version` is incremented on every
 * save. The logo is changed separately.
 */
export const BusinessInformation = Schema.Struct({
  id: field(TenantId, "Unique shop id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  version: versionField,
  // Not validated: some fields may still be missing from when the shop was created.
  businessName: field(text, "Shop name as printed on documents.", "Copper State Auto Glass"),
  phoneNumber: field(text, "Shop phone number.", "602-555-0100"),
  emailAddress: field(text, "Shop email address.", "office@copperstate.example"),
  federalTaxId: field(text, "Federal tax id: EIN in the US, business number in Canada.", "12-3456789"),
  language: field(DocumentLanguage, "Language of the shop's documents and messages."),
  country: field(Country, "Country code, ISO 3166."),
  logo: field(
    Schema.NullOr(FileId),
    "File id of the shop's logo; null if none.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  )
})
export type BusinessInformation = typeof BusinessInformation.Type

/** The business information was saved by someone else after it was loaded; `current` is the current version. */
export class BusinessInformationChanged extends Schema.TaggedError<BusinessInformationChanged>()(
  "BusinessInformationChanged",
  {
    current: field(BusinessInformation, "Current version of the business information."),
    saves: savesField
  },
  { httpApiStatus: 409 }
) {}
