import { Effect } from "effect"
import { PricingProfiles } from "#domain/pricing-profiles/PricingProfiles.ts"
import { Customer, type CustomerDraft, type CustomerId } from "./Customer.ts"
import { guardExemption } from "./guardExemption.ts"
import { Customers } from "./Customers.ts"

/** Saves a customer as it was opened at `version`; refused with what stands now when someone else was quicker. */
export const changeCustomer = Effect.fn("changeCustomer")(function* (
  change: CustomerDraft & { readonly id: CustomerId; readonly version: number }
) {
  if (change.pricingProfileId !== null) yield* (yield* PricingProfiles).get(change.pricingProfileId)
  const customers = yield* Customers
  yield* guardExemption(change, yield* customers.get(change.id))
  return yield* customers.save(new Customer(change, { disableChecks: true }))
})
