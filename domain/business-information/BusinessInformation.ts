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
 * A federal tax id as its office writes it: an EIN of the IRS, 12-3456789, or a business number of the Canada Revenue
 * Agency, nine digits with or without a program account, 123456789 RT0001. The dash may be left out; "" where nobody
 * has said.
 */
export const FederalTaxId = Schema.String.check(
  maxLength(30, "federalTaxId.invalid"),
  Schema.makeFilter(
    (text: string) =>
      /^(\d{2}-?\d{7}|\d{9} ?[A-Z]{2} ?\d{4})?$/.test(text.trim().toUpperCase()) || "federalTaxId.invalid"
  )
)

/** The same as it stands on papers of a country: 12-3456789, 123456789 RT0001. */
export const federalTaxIdText = (typed: string, country: Country): string => {
  const plain = typed.toUpperCase().replace(/[^0-9A-Z]/g, "")
  if (plain.length > 9) return `${plain.slice(0, 9)} ${plain.slice(9)}`
  return country === "US" ? plain.replace(/^(\d{2})(?=\d{7}$)/, "$1-") : plain
}

/**
 * What a shop says of itself on its papers, spec §3; and the language in which it writes to customers who have not
 * chosen one (spec §1).
 */
export const BusinessInformationDraft = Schema.Struct({
  businessName: field(requiredText(120), "The shop's name on papers.", "Copper State Auto Glass"),
  phoneNumber: field(PhoneNumber, "The shop's phone number.", "602-555-0100"),
  emailAddress: field(EmailAddress, "The shop's e-mail address.", "office@copperstate.example"),
  federalTaxId: field(FederalTaxId, "Federal tax id: EIN in the US, business number in Canada.", "12-3456789"),
  language: field(DocumentLanguage, "The language of the shop's papers and messages.")
})
export type BusinessInformationDraft = typeof BusinessInformationDraft.Type

const text = Schema.String

/**
 * The same as kept: of the shop's own entry in the directory, whose `version` grows with every save, by whomever. The
 * logo is changed by itself.
 */
export const BusinessInformation = Schema.Struct({
  id: field(TenantId, "The shop's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  version: versionField,
  // As the shop was opened: not all was asked then.
  businessName: field(text, "The shop's name on papers.", "Copper State Auto Glass"),
  phoneNumber: field(text, "The shop's phone number.", "602-555-0100"),
  emailAddress: field(text, "The shop's e-mail address.", "office@copperstate.example"),
  federalTaxId: field(text, "Federal tax id: EIN in the US, business number in Canada.", "12-3456789"),
  language: field(DocumentLanguage, "The language of the shop's papers and messages."),
  country: field(Country, "The country, ISO 3166."),
  logo: field(
    Schema.NullOr(FileId),
    "The shop's logo, by its file; null without one.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  )
})
export type BusinessInformation = typeof BusinessInformation.Type

/** Somebody changed it after it was opened; `current` is what stands now. */
export class BusinessInformationChanged extends Schema.TaggedError<BusinessInformationChanged>()(
  "BusinessInformationChanged",
  {
    current: field(BusinessInformation, "What stands now."),
    saves: savesField
  },
  { httpApiStatus: 409 }
) {}
