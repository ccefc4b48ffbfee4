import type { Customer } from "#domain/customers/Customer.ts"

/** What a search for a customer offers: somebody the shop knows, or to write down somebody new. */
export type Offered = Customer | { readonly id: "new" }
