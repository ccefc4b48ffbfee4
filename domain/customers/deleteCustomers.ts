import { Effect, Schema } from "effect"
import { bulkAction } from "#domain/bulk-actions/BulkAction.ts"
import { PricingProfiles } from "#domain/pricing-profiles/PricingProfiles.ts"
import { Customer, type CustomerId, CustomerNotFound } from "./Customer.ts"
import { CustomerInUse } from "./customerRemovalApi.ts"
import { Customers } from "./Customers.ts"
import type { CustomerSearch } from "./CustomerSearch.ts"

/**
 * Deletes customers who have no job; the others stay, and can be made inactive or merged. Undoing puts them back, without
 * their pricing profile when that is gone by then.
 */
export const deleteCustomers = bulkAction({
  name: "deleteCustomers",
  list: "customers",
  change: Schema.Struct({}),
  trace: Customer,
  failures: [CustomerNotFound, CustomerInUse],
  matching: (search: CustomerSearch, after) => Customers.use((customers) => customers.batch(search, after)),
  get: (id: CustomerId) => Customers.use((customers) => customers.get(id)),
  nameOf: ({ customerName }) => customerName,
  does: (customer) =>
    Effect.as(
      Customers.use((customers) => customers.remove(customer.id)),
      customer
    ),
  undoes: (customer) => Effect.flatMap(withKnownProfile(customer), (back) => Customers.use(({ add }) => add(back)))
})

/** The customer without a pricing profile that the shop no longer has. */
export const withKnownProfile = Effect.fnUntraced(function* (customer: Customer) {
  if (customer.pricingProfileId === null) return customer
  return yield* Effect.match((yield* PricingProfiles).get(customer.pricingProfileId), {
    onSuccess: () => customer,
    onFailure: () => new Customer({ ...customer, pricingProfileId: null }, { disableChecks: true })
  })
})
