import { Effect } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import type { Customer } from "#domain/customers/Customer.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { PricingProfiles } from "#domain/pricing-profiles/PricingProfiles.ts"
import type { Batch } from "#domain/shared/Batch.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { type DemoJob, demoJobs, harborJobs } from "./jobs.ts"
import { seedJobs } from "./seedJobs.ts"
import { demoShop, secondShop } from "./shops.ts"

/** Gives the demo shops their jobs, once. All of a shop's or none. */
export const seedDemoJobs = Effect.fn("seedDemoJobs")(function*() {
  yield* fill(demoShop.prefix, demoJobs)
  yield* fill(secondShop.prefix, harborJobs)
})

/** Whether a shop has its jobs, which come last of all. */
export const isSeeded = Effect.fn("isSeeded")(function*(prefix: string) {
  const tenant = yield* (yield* Tenants).byPrefix(prefix)
  return tenant !== undefined && (yield* hasJobs.pipe(Effect.provideService(CurrentTenant, { id: tenant.id })))
})

const hasJobs = Effect.gen(function*() {
  return (yield* (yield* Jobs).list({ size: 1 })).total > 0
})

const fill = Effect.fnUntraced(function*(prefix: string, jobs: ReadonlyArray<DemoJob>) {
  const tenant = yield* (yield* Tenants).byPrefix(prefix)
  if (tenant === undefined) return
  const { around } = yield* Transaction
  const once = Effect.gen(function*() {
    if (yield* hasJobs) return
    const locations = yield* (yield* Locations).all
    const { items: profiles } = yield* (yield* PricingProfiles).list({ size: 100 })
    const customers = yield* everyCustomer
    const known = new Set(customers.map(({ customerName }) => customerName))
    yield* seedJobs({ locations, profiles, customers }, jobs.filter(({ customer }) => known.has(customer)))
  })
  yield* around(once).pipe(Effect.provideService(CurrentTenant, { id: tenant.id }))
})

const everyCustomer = Effect.gen(function*() {
  const customers = yield* Customers
  const found: Array<Customer> = []
  for (let after: string | undefined = ""; after !== undefined;) {
    const { items, next }: Batch<Customer> = yield* customers.batch({}, after || undefined)
    found.push(...items)
    after = next
  }
  return found
})
