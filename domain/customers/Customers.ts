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

/** Storage for customers. */
export class Customers extends Context.Service<
  Customers,
  {
    /**
     * Returns a page of customers by name; `text` matches anywhere in the name, email, and phone digits, ignoring case.
     */
    readonly list: (search: CustomerSearch) => Effect.Effect<Page<ListedCustomer>, CursorInvalid, CurrentTenant>
    /** Returns the same customers in the same order, one batch at a time and without a limit. */
    readonly batch: (
      search: CustomerSearch,
      after?: string
    ) => Effect.Effect<Batch<ListedCustomer>, never, CurrentTenant>
    readonly get: (id: CustomerId) => Effect.Effect<Customer, CustomerNotFound, CurrentTenant>
    readonly add: (customer: Customer) => Effect.Effect<void, never, CurrentTenant>
    /** Saves the customer with the version incremented; fails if `customer.version` is no longer current. */
    readonly save: (customer: Customer) => Effect.Effect<Customer, CustomerNotFound | CustomerChanged, CurrentTenant>
    /** Deletes a customer who has no jobs. */
    readonly remove: (id: CustomerId) => Effect.Effect<void, CustomerNotFound | CustomerInUse, CurrentTenant>
  }
>()("domain/customers/Customers") {}
