import { Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { TenantSettings, twoDocuments } from "#domain/tenants/TenantSettings.ts"
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

/** Bills the invoices of insured jobs as two documents from now on, or as one. */
export const billInTwo = Effect.fn("billInTwo")(function* ({ isTwo }: { readonly isTwo: boolean }) {
  yield* (yield* TenantSettings).keep({ ...twoDocuments, value: String(isTwo) })
  return { isTwo }
})

/** Saves what a shop says of itself, as opened at `version`; the tax id as its country writes it. */
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
  handle(putTwoDocuments, billInTwo),
  handle(putLogo, changeLogo),
  handle(deleteLogo, removeLogo)
]
