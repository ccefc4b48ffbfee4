import { Effect } from "effect"
import type { BusinessInformationDraft } from "./BusinessInformation.ts"
import { federalTaxIdText } from "./FederalTaxId.ts"
import { OwnBusiness } from "./OwnBusiness.ts"

/** Saves what a shop says of itself, as opened at `version`; the tax id as its country writes it. */
export const changeBusinessInformation = Effect.fn("changeBusinessInformation")(function* (
  typed: BusinessInformationDraft & { readonly version: number }
) {
  const own = yield* OwnBusiness
  const now = yield* own.get
  return yield* own.save({ ...now, ...typed, federalTaxId: federalTaxIdText(typed.federalTaxId, now.country) })
})
