import { Effect, Schema } from "effect"
import { bulkAction } from "#domain/bulk-actions/BulkAction.ts"
import { PricingProfileNotFound } from "#domain/pricing-profiles/PricingProfile.ts"
import { changeCustomer } from "./changeCustomer.ts"
import { Customer, CustomerChanged, type CustomerId, CustomerNotFound, TaxExemptionKept } from "./Customer.ts"
import { Customers } from "./Customers.ts"
import { CustomersChange } from "./CustomersChange.ts"
import type { CustomerSearch } from "./CustomerSearch.ts"

/** Changes many customers; undoing puts each back as it was, unless somebody saved it since. */
export const changeCustomers = bulkAction({
  name: "changeCustomers",
  list: "customers",
  change: CustomersChange,
  trace: Schema.Struct({ before: Customer, version: Schema.Int }),
  failures: [CustomerNotFound, CustomerChanged, PricingProfileNotFound, TaxExemptionKept],
  matching: (search: CustomerSearch, after) => Customers.use((customers) => customers.batch(search, after)),
  get: (id: CustomerId) => Customers.use((customers) => customers.get(id)),
  nameOf: ({ customerName }) => customerName,
  does: (before, change) =>
    Effect.map(changeCustomer({ ...before, ...change }), ({ version }) => ({ before, version })),
  undoes: ({ before, version }) => changeCustomer({ ...before, version })
})
