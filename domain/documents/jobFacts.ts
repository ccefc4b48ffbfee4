import { Effect } from "effect"
import { Customers } from "#domain/customers/Customers.ts"
import type { JobId } from "#domain/jobs/JobId.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"

/** What a job's papers and messages are written from, but for the reader's language. `isLocked`: nobody changes the job until the call is done. */
export const jobFacts = Effect.fn("jobFacts")(function*(id: JobId, { isLocked = false }: { readonly isLocked?: boolean } = {}) {
  const jobs = yield* Jobs
  const job = yield* (isLocked ? jobs.open(id) : jobs.get(id))
  const customer = yield* Effect.orDie((yield* Customers).get(job.customerId))
  const location = yield* Effect.orDie((yield* Locations).get(job.locationId))
  const tenant = yield* (yield* Tenants).get((yield* CurrentTenant).id)
  if (tenant === undefined) return yield* Effect.die(new Error("the shop is not there"))
  return { job, customer, location, tenant }
})
