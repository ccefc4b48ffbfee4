import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { NotAPicture, PictureTooLarge } from "#domain/files/Pictures.ts"
import { access } from "#domain/access/accessTable.ts"
import { StorageFull } from "#domain/quotas/Quota.ts"
import { field } from "#domain/shared/field.ts"
import { versionField } from "#domain/shared/RecordSave.ts"
import { BusinessInformation, BusinessInformationChanged, BusinessInformationDraft } from "./BusinessInformation.ts"

const accessRule = access["/admin"]
const nothing = Schema.Struct({})
const twoDocuments = Schema.Struct({
  isTwo: field(Schema.Boolean, "Whether an insured job's invoice is issued as two documents.")
})

export const getBusinessInformation = endpoint({
  name: "getBusinessInformation",
  summary:
    "Returns the shop's details as printed on its documents: name, phone, email, federal tax id, language, logo.",
  method: "GET",
  path: "/business-information",
  access: accessRule,
  input: nothing,
  output: BusinessInformation,
  failures: []
})

export const putBusinessInformation = endpoint({
  name: "putBusinessInformation",
  summary:
    "Saves the business information as loaded at `version`; returns 409 with the current version if it has changed since.",
  method: "PUT",
  path: "/business-information",
  access: accessRule,
  input: Schema.Struct({
    version: versionField,
    ...BusinessInformationDraft.fields
  }),
  output: BusinessInformation,
  failures: [BusinessInformationChanged]
})

/** Returned with the shop's other settings: group Invoices, key TwoDocuments. */
export const putTwoDocuments = endpoint({
  name: "putTwoDocuments",
  summary:
    "Sets whether an insured job is invoiced as two documents (the customer's and the insurer's) or as one. The profile reports the current value.",
  method: "PUT",
  path: "/business-information/two-documents",
  access: accessRule,
  input: twoDocuments,
  output: twoDocuments,
  failures: []
})

export const putLogo = endpoint({
  name: "putLogo",
  summary:
    "Sets the shop's logo from a PNG or JPEG of at most 5 MB; stored on a white background, with a longer edge of at most 1000 pixels.",
  method: "PUT",
  path: "/business-information/logo",
  access: accessRule,
  body: "form",
  input: Schema.Struct({ logo: field(Schema.Uint8ArrayFromBase64, "A JPEG or PNG of at most 5 MB.") }),
  output: BusinessInformation,
  failures: [NotAPicture, PictureTooLarge, StorageFull]
})

export const deleteLogo = endpoint({
  name: "deleteLogo",
  summary: "Removes the shop's logo.",
  method: "DELETE",
  path: "/business-information/logo",
  access: accessRule,
  input: nothing,
  output: BusinessInformation,
  failures: []
})
