import { Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { TenantSettings, splitBilling } from "#domain/tenants/TenantSettings.ts"
import { type BusinessInformationDraft, federalTaxIdText } from "./BusinessInformation.ts"
import {
  deleteLogo,
  getBusinessInformation,
  putBusinessInformation,
  putLogo,
  putTwoDocuments
} from "./businessInformationApi.ts"
import { changeLogo, removeLogo } from "./changeLogo.ts"
import { OwnBusiness } from "./OwnBusiness.ts"

/** Sets whether insured jobs are invoiced as two documents or as one from now on. */
export const setSplitBilling = Effect.fn("setSplitBilling")(function* ({ isTwo }: { readonly isTwo: boolean }) {
  yield* (yield* TenantSettings).save({ ...splitBilling, value: String(isTwo) })
  return { isTwo }
})

/** Saves the business information as loaded at `version`, with the tax id formatted for the shop's country. */
export const changeBusinessInformation = Effect.fn("changeBusinessInformation")(function* (
  typed: BusinessInformationDraft & { readonly version: number }
) {
  const own = yield* OwnBusiness
  const now = yield* own.get
  return yield* own.save({ ...now, ...typed, federalTaxId: federalTaxIdText(typed.federalTaxId, now.country) })
})

export const businessInformationHandlers = [
  handle(getBusinessInformation, () => OwnBusiness.use(({ get }) => get)),
  handle(putBusinessInformation, changeBusinessInformation),
  handle(putTwoDocuments, setSplitBilling),
  handle(putLogo, changeLogo),
  handle(deleteLogo, removeLogo)
]
