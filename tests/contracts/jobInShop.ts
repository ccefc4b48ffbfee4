import { Effect } from "effect"
import { Customers } from "#domain/customers/Customers.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { freshCustomer, freshJob, freshLocation, withTenant } from "./fresh.ts"

/** A shop with two jobs, for testing a job's related records. */
export const shopWithJobs = <R>(newTenant: Effect.Effect<TenantId, never, R>) =>
  Effect.gen(function* () {
    const shop = withTenant(yield* newTenant)
    const [customer, location] = [freshCustomer(), freshLocation()]
    const [job, neighbour] = [
      freshJob(customer, location, { number: 1001 }),
      freshJob(customer, location, { number: 1002 })
    ]
    yield* (yield* Customers).add(customer).pipe(shop)
    yield* (yield* Locations).add(location).pipe(shop)
    for (const one of [job, neighbour]) yield* (yield* Jobs).add(one).pipe(shop)
    return { shop, job, neighbour }
  })
