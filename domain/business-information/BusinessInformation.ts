import { Schema } from "effect"
import { DocumentLanguage } from "#domain/documents/DocumentLanguage.ts"
import { FileId } from "#domain/files/FileId.ts"
import { TenantId } from "#domain/shared/CurrentTenant.ts"
import { EmailAddress } from "#domain/shared/EmailAddress.ts"
import { PhoneNumber } from "#domain/shared/PhoneNumber.ts"
import { requiredText } from "#domain/shared/PlainText.ts"
import { Country } from "#domain/shared/Region.ts"
import { FederalTaxId } from "./FederalTaxId.ts"

/** What a shop says of itself on its papers, spec §3; and the language in which it writes to customers who have not chosen one (spec §1). */
export const BusinessInformationDraft = Schema.Struct({
  businessName: requiredText(120),
  phoneNumber: PhoneNumber,
  emailAddress: EmailAddress,
  federalTaxId: FederalTaxId,
  language: DocumentLanguage
})
export type BusinessInformationDraft = typeof BusinessInformationDraft.Type

const text = Schema.String

/** The same as kept: of the shop's own entry in the directory, whose `version` grows with every save, by whomever. The logo is changed by itself. */
export const BusinessInformation = Schema.Struct({
  id: TenantId,
  version: Schema.Int,
  // As the shop was opened: not all was asked then.
  businessName: text, phoneNumber: text, emailAddress: text, federalTaxId: text,
  language: DocumentLanguage,
  country: Country,
  logo: Schema.NullOr(FileId)
})
export type BusinessInformation = typeof BusinessInformation.Type

/** Somebody changed it after it was opened; `current` is what stands now. */
export class BusinessInformationChanged extends Schema.TaggedError<BusinessInformationChanged>()("BusinessInformationChanged", {
  current: BusinessInformation
}, { httpApiStatus: 409 }) {}
