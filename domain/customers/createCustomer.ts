import { Effect } from "effect"
import { PricingProfiles } from "#domain/pricing-profiles/PricingProfiles.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { Customer, type CustomerDraft, CustomerId } from "./Customer.ts"
import { guardExemption } from "./guardExemption.ts"
import { Customers } from "./Customers.ts"

/** A new customer; the pricing profile, when one is named, must be one of this shop's. */
export const createCustomer = Effect.fn("createCustomer")(function* (draft: CustomerDraft) {
  if (draft.pricingProfileId !== null) yield* (yield* PricingProfiles).get(draft.pricingProfileId)
  yield* guardExemption(draft)
  const customer = new Customer({ id: CustomerId.make(yield* (yield* NewId).next), version: 1, ...draft })
  yield* (yield* Customers).add(customer)
  return customer
})
