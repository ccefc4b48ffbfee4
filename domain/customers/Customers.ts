import { Context, type Effect } from "effect"
import type { Batch, CursorInvalid, Page } from "#domain/shared/Page.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type {
  Customer,
  CustomerChanged,
  CustomerId,
  CustomerNotFound,
  CustomerSearch,
  ListedCustomer
} from "./Customer.ts"
import type { CustomerInUse } from "./customerRemovalApi.ts"

/** Where customers are kept. */
export class Customers extends Context.Service<
  Customers,
  {
    /** One page by name; `text` is sought anywhere in name, e-mail and phone digits, whatever the case. */
    readonly list: (search: CustomerSearch) => Effect.Effect<Page<ListedCustomer>, CursorInvalid, CurrentTenant>
    /** The same customers in the same order, however many, a stretch at a time. */
    readonly batch: (
      search: CustomerSearch,
      after?: string
    ) => Effect.Effect<Batch<ListedCustomer>, never, CurrentTenant>
    readonly get: (id: CustomerId) => Effect.Effect<Customer, CustomerNotFound, CurrentTenant>
    readonly add: (customer: Customer) => Effect.Effect<void, never, CurrentTenant>
    /** Keeps the customer with the next version, if `customer.version` is still the one that is kept. */
    readonly save: (customer: Customer) => Effect.Effect<Customer, CustomerNotFound | CustomerChanged, CurrentTenant>
    /** Forgets a customer who has no job. */
    readonly remove: (id: CustomerId) => Effect.Effect<void, CustomerNotFound | CustomerInUse, CurrentTenant>
  }
>()("domain/customers/Customers") {}
