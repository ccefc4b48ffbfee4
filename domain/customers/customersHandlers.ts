import { Effect, Option, Schema } from "effect"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { canEditTax } from "#domain/access/hasAccess.ts"
import { bulkAction } from "#domain/bulk-actions/BulkAction.ts"
import { runUndoable } from "#domain/bulk-actions/runUndoable.ts"
import { startBulk } from "#domain/bulk-actions/startBulk.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { PricingProfileNotFound } from "#domain/pricing-profiles/PricingProfile.ts"
import { PricingProfiles } from "#domain/pricing-profiles/PricingProfiles.ts"
import { NewId } from "#domain/shared/NewId.ts"
import {
  Customer,
  CustomerChanged,
  type CustomerDraft,
  CustomerId,
  CustomerNotFound,
  type CustomerSearch,
  CustomersChange,
  TaxExemptionKept
} from "./Customer.ts"
import { CustomerInUse, deleteCustomer, postCustomersDelete } from "./customerRemovalApi.ts"
import { Customers } from "./Customers.ts"
import { getCustomer, listCustomers, postCustomer, postCustomersChange, putCustomer } from "./customersApi.ts"

/** Saves a customer as loaded at `version`; fails with `CustomerChanged` if it has changed since. */
export const changeCustomer = Effect.fn("changeCustomer")(function* (
  change: CustomerDraft & { readonly id: CustomerId; readonly version: number }
) {
  if (change.pricingProfileId !== null) yield* (yield* PricingProfiles).get(change.pricingProfileId)
  const customers = yield* Customers
  yield* guardExemption(change, yield* customers.get(change.id))
  return yield* customers.save(new Customer(change, { disableChecks: true }))
})

/** Changes many customers. Undoing restores each one, unless it has been saved since. */
export const changeCustomers = bulkAction({
  name: "changeCustomers",
  list: "customers",
  change: CustomersChange,
  trace: Schema.Struct({ before: Customer, version: Schema.Int }),
  failures: [CustomerNotFound, CustomerChanged, PricingProfileNotFound, TaxExemptionKept],
  matching: (search: CustomerSearch, after) => Customers.use((customers) => customers.batch(search, after)),
  get: (id: CustomerId) => Customers.use((customers) => customers.get(id)),
  nameOf: ({ customerName }) => customerName,
  apply: (before, change) =>
    Effect.map(changeCustomer({ ...before, ...change }), ({ version }) => ({ before, version })),
  undo: ({ before, version }) => changeCustomer({ ...before, version })
})

/** Creates a customer. The pricing profile, if given, must belong to this shop. */
export const createCustomer = Effect.fn("createCustomer")(function* (draft: CustomerDraft) {
  if (draft.pricingProfileId !== null) yield* (yield* PricingProfiles).get(draft.pricingProfileId)
  yield* guardExemption(draft)
  const customer = new Customer({ id: CustomerId.make(yield* (yield* NewId).next), version: 1, ...draft })
  yield* (yield* Customers).add(customer)
  return customer
})

/**
 * Deletes customers who have no jobs; the others can only be made inactive or merged. Undoing restores them, without
 * their pricing profile if it no longer exists.
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
  apply: (customer) =>
    Effect.as(
      Customers.use((customers) => customers.remove(customer.id)),
      customer
    ),
  undo: (customer) => Effect.flatMap(withKnownProfile(customer), (back) => Customers.use(({ add }) => add(back)))
})

/** Returns the customer, with the pricing profile cleared if it no longer exists. */
export const withKnownProfile = Effect.fnUntraced(function* (customer: Customer) {
  if (customer.pricingProfileId === null) return customer
  return yield* Effect.match((yield* PricingProfiles).get(customer.pricingProfileId), {
    onSuccess: () => customer,
    onFailure: () => new Customer({ ...customer, pricingProfileId: null }, { disableChecks: true })
  })
})

export const customersHandlers = [
  handle(listCustomers, (search) => Customers.use((customers) => customers.list(search))),
  handle(getCustomer, ({ id }) => Customers.use((customers) => customers.get(id))),
  handle(postCustomer, createCustomer),
  handle(putCustomer, changeCustomer),
  handle(deleteCustomer, ({ id }) => Effect.map(runUndoable(deleteCustomers, id, {}), (undoId) => ({ undoId }))),
  handle(postCustomersDelete, startBulk(deleteCustomers)),
  handle(postCustomersChange, startBulk(changeCustomers))
]

type Exemption = Pick<CustomerDraft, "taxExemptNo" | "taxExemptExpirationDate">

const none: Exemption = { taxExemptNo: "", taxExemptExpirationDate: "" }

/**
 * Rejects a change to the tax exemption with `TaxExemptionKept` unless the current user may edit tax settings. System
 * jobs, which run without a user, are allowed.
 */
const guardExemption = Effect.fn("guardExemption")(function* (next: Exemption, standing: Exemption = none) {
  const user = yield* Effect.serviceOption(CurrentUser)
  if (Option.isNone(user) || canEditTax(user.value)) return
  if (
    next.taxExemptNo.trim() === standing.taxExemptNo.trim() &&
    next.taxExemptExpirationDate === standing.taxExemptExpirationDate
  )
    return
  return yield* new TaxExemptionKept()
})
