import { Effect, Option, Schema } from "effect"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { mayWriteTax } from "#domain/access/mayEnter.ts"
import { bulkAction } from "#domain/bulk-actions/BulkAction.ts"
import { doUndoably } from "#domain/bulk-actions/doUndoably.ts"
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

/** Saves a customer as it was opened at `version`; refused with what stands now when someone else was quicker. */
export const changeCustomer = Effect.fn("changeCustomer")(function* (
  change: CustomerDraft & { readonly id: CustomerId; readonly version: number }
) {
  if (change.pricingProfileId !== null) yield* (yield* PricingProfiles).get(change.pricingProfileId)
  const customers = yield* Customers
  yield* guardExemption(change, yield* customers.get(change.id))
  return yield* customers.save(new Customer(change, { disableChecks: true }))
})

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

/** A new customer; the pricing profile, when one is named, must be one of this shop's. */
export const createCustomer = Effect.fn("createCustomer")(function* (draft: CustomerDraft) {
  if (draft.pricingProfileId !== null) yield* (yield* PricingProfiles).get(draft.pricingProfileId)
  yield* guardExemption(draft)
  const customer = new Customer({ id: CustomerId.make(yield* (yield* NewId).next), version: 1, ...draft })
  yield* (yield* Customers).add(customer)
  return customer
})

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

export const customersHandlers = [
  handle(listCustomers, (search) => Customers.use((customers) => customers.list(search))),
  handle(getCustomer, ({ id }) => Customers.use((customers) => customers.get(id))),
  handle(postCustomer, createCustomer),
  handle(putCustomer, changeCustomer),
  handle(deleteCustomer, ({ id }) => Effect.map(doUndoably(deleteCustomers, id, {}), (undoId) => ({ undoId }))),
  handle(postCustomersDelete, startBulk(deleteCustomers)),
  handle(postCustomersChange, startBulk(changeCustomers))
]

type Exemption = Pick<CustomerDraft, "taxExemptNo" | "taxExemptExpirationDate">

const none: Exemption = { taxExemptNo: "", taxExemptExpirationDate: "" }

/**
 * Refuses another tax exemption than the one that stands from somebody who may not write tax. The system's own work,
 * without a user in its context, may.
 */
const guardExemption = Effect.fn("guardExemption")(function* (next: Exemption, standing: Exemption = none) {
  const user = yield* Effect.serviceOption(CurrentUser)
  if (Option.isNone(user) || mayWriteTax(user.value)) return
  if (
    next.taxExemptNo.trim() === standing.taxExemptNo.trim() &&
    next.taxExemptExpirationDate === standing.taxExemptExpirationDate
  )
    return
  return yield* new TaxExemptionKept()
})
