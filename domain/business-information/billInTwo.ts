import { Effect } from "effect"
import { TenantSettings, twoDocuments } from "#domain/tenants/TenantSettings.ts"

/** Bills the invoices of insured jobs as two documents from now on, or as one. */
export const billInTwo = Effect.fn("billInTwo")(function* ({ isTwo }: { readonly isTwo: boolean }) {
  yield* (yield* TenantSettings).keep({ ...twoDocuments, value: String(isTwo) })
  return { isTwo }
})
