import { Effect, Layer } from "effect"
import {
  Customer,
  CustomerChanged,
  CustomerNotFound,
  type CustomerSearch,
  type ListedCustomer
} from "#domain/customers/Customer.ts"
import { CustomerInUse } from "#domain/customers/customerRemovalApi.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { batchIn, grouped, pageIn, sorted } from "./lists.ts"
import { matchesCustomer } from "#domain/customers/matchesCustomer.ts"
import { MemoryTables } from "./MemoryTables.ts"
import { recordSave, storedSavesSince } from "./savesMemory.ts"

/** In-memory storage for customers. */
export const customersMemory = Layer.effect(
  Customers,
  Effect.gen(function* () {
    const { current } = yield* MemoryTables
    return Customers.of({
      list: (search) =>
        Effect.flatMap(current, ({ customers }) =>
          pageIn(inGroups(found(customers.values(), search), search, true), search, "customers")
        ),
      batch: (search, after) =>
        Effect.map(current, ({ customers }) =>
          batchIn(inGroups(found(customers.values(), search), search, false), after)
        ),
      get: Effect.fn("Customers.get")(function* (id) {
        return (yield* current).customers.get(id) ?? (yield* new CustomerNotFound({ id }))
      }),
      add: (customer) => Effect.map(current, ({ customers }) => void customers.set(customer.id, customer)),
      save: Effect.fn("Customers.save")(function* (customer) {
        const { customers } = yield* current
        const kept = customers.get(customer.id)
        if (kept === undefined) return yield* new CustomerNotFound({ id: customer.id })
        if (kept.version !== customer.version)
          return yield* new CustomerChanged({ current: kept, ...storedSavesSince(kept, customer.version) })
        const saved = new Customer({ ...customer, version: kept.version + 1 }, { disableChecks: true })
        yield* recordSave(kept, saved)
        customers.set(saved.id, saved)
        return saved
      }),
      remove: Effect.fn("Customers.remove")(function* (id) {
        const { customers, jobs } = yield* current
        const used = [...jobs.values()].filter(({ customerId }) => customerId === id).length
        if (used > 0) return yield* new CustomerInUse({ jobs: used })
        if (!customers.delete(id)) return yield* new CustomerNotFound({ id })
      })
    })
  })
).pipe(Layer.provide(MemoryTables.empty))

const found = (customers: Iterable<Customer>, search: CustomerSearch) =>
  sorted(
    [...customers].filter((customer) => matchesSearch(customer, search)),
    (one) => [...(search.sort === "customerType" ? [one.customerType] : []), one.customerName, one.id],
    search.descending
  )

const matchesSearch = (customer: Customer, { text = "", customerType, status }: CustomerSearch) =>
  (customerType === undefined || customer.customerType === customerType) &&
  (status === undefined || customer.status === status) &&
  matchesCustomer(customer, text)

const inGroups = (
  customers: ReadonlyArray<Customer>,
  { group }: CustomerSearch,
  isCounted: boolean
): ReadonlyArray<ListedCustomer> =>
  group === undefined
    ? customers
    : grouped(customers, ({ customerType, salesRepresentative: name }) =>
        group === "customerType"
          ? { key: customerType, name: "", place: customerType }
          : { key: name, name, place: name === "" ? "2" : `1${name}` }
      ).map(({ item, group: { key, name }, all }) => ({
        ...item,
        group: { key, name, ...(isCounted ? { count: all.length } : {}) }
      }))
