import { Effect, Schema } from "effect"
import { bulkAction } from "#domain/bulk-actions/BulkAction.ts"
import { runUndoable } from "#domain/bulk-actions/runUndoable.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import {
  Customer,
  CustomerChanged,
  CustomerId,
  CustomerNotFound,
  type CustomerSearch
} from "#domain/customers/Customer.ts"
import { CustomerInUse, SameCustomer, postCustomerMerge } from "#domain/customers/customerRemovalApi.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { withKnownProfile } from "#domain/customers/customersHandlers.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { ReminderId } from "#domain/reminders/Reminder.ts"
import { Reminders } from "#domain/reminders/Reminders.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { phoneDigits } from "#domain/shared/phoneDigits.ts"

/**
 * Returns the remaining customer after a merge: adds the other customer's phone numbers, up to ten in total, and fills
 * in missing names, email, addresses, and ids. Pricing, terms, and taxes are unchanged.
 */
export const mergedCustomer = (stays: Customer, goes: Customer): Customer => {
  const known = new Set(stays.phoneNumbers.map(({ phoneNumber }) => phoneDigits(phoneNumber)))
  const more = goes.phoneNumbers.filter(({ phoneNumber }) => !known.has(phoneDigits(phoneNumber)))
  const filled = <
    K extends "firstName" | "lastName" | "emailAddress" | "externalAccountingId" | "ediInsuranceId" | "tpaId"
  >(
    name: K
  ) => (stays[name] === "" ? goes[name] : stays[name])
  return new Customer(
    {
      ...stays,
      firstName: filled("firstName"),
      lastName: filled("lastName"),
      emailAddress: filled("emailAddress"),
      externalAccountingId: filled("externalAccountingId"),
      ediInsuranceId: filled("ediInsuranceId"),
      tpaId: filled("tpaId"),
      billingAddress: stays.billingAddress ?? goes.billingAddress,
      shippingAddress: stays.shippingAddress ?? goes.shippingAddress,
      phoneNumbers: [...stays.phoneNumbers, ...more].slice(0, 10)
    },
    { disableChecks: true }
  )
}

/** Reassigns jobs to another customer and records it in each job's history. */
const given = Effect.fn("giveJobs")(function* (to: Customer, of: Customer, only?: ReadonlyArray<JobId>) {
  const ids = yield* (yield* Jobs).reassign(to.id, of.id, only)
  const { add } = yield* JobChanges
  const fields = [
    { path: "customerId", before: of.id, after: to.id },
    { path: "customerName", before: of.customerName, after: to.customerName }
  ]
  yield* Effect.forEach(ids, (id) => add(id, { _tag: "changed", fields }), { concurrency: 8, discard: true })
  return ids
})

/**
 * Merges customers into another one, which receives their jobs, reminders, and missing contact details. Undoing returns
 * the jobs and reminders that still exist and restores the other customer, unless it has been saved since.
 */
export const mergeCustomers = bulkAction({
  name: "mergeCustomers",
  list: "customers",
  change: Schema.Struct({ into: CustomerId }),
  trace: Schema.Struct({
    customer: Customer,
    before: Customer,
    version: Schema.Int,
    jobs: Schema.Array(JobId),
    // Absent from traces saved by the previous release.
    reminders: Schema.optionalKey(Schema.Array(ReminderId))
  }),
  failures: [CustomerNotFound, CustomerChanged, CustomerInUse, SameCustomer],
  matching: (search: CustomerSearch, after) => Customers.use((customers) => customers.batch(search, after)),
  get: (id: CustomerId) => Customers.use((customers) => customers.get(id)),
  nameOf: ({ customerName }) => customerName,
  apply: Effect.fnUntraced(function* (customer, { into }) {
    if (into === customer.id) return yield* new SameCustomer()
    const customers = yield* Customers
    const before = yield* customers.get(into)
    const { version } = yield* customers.save(mergedCustomer(before, customer))
    const jobs = yield* given(before, customer)
    const reminders = yield* (yield* Reminders).reassign(before.id, customer.id)
    yield* customers.remove(customer.id)
    return { customer, before, version, jobs, reminders }
  }),
  undo: Effect.fnUntraced(function* ({ customer, before, version, jobs, reminders = [] }) {
    const customers = yield* Customers
    yield* customers.add(yield* withKnownProfile(customer))
    yield* given(customer, before, jobs)
    yield* (yield* Reminders).reassign(customer.id, before.id, reminders)
    const stands = yield* customers.get(before.id)
    if (stands.version === version) yield* customers.save(new Customer({ ...before, version }, { disableChecks: true }))
  })
})

/** Depends on customers, jobs, and reminders, because it reassigns a customer's related records. */
export const customerMergeHandlers = [
  handle(postCustomerMerge, ({ id, into }) =>
    Effect.map(runUndoable(mergeCustomers, id, { into }), (undoId) => ({ undoId }))
  )
]
