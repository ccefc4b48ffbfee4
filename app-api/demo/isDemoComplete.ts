import { Effect } from "effect"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { secondShop } from "./shops.ts"

/** Returns whether the current shop has jobs, which are added last. */
export const hasJobs = Effect.gen(function* () {
  return (yield* Effect.orDie((yield* Jobs).list({ size: 1 }))).total > 0
})

/** Returns whether the demo is complete, which means that the shop filled last has its jobs. */
export const isDemoComplete = Effect.gen(function* () {
  const tenant = yield* (yield* Tenants).byPrefix(secondShop.prefix)
  return tenant !== undefined && (yield* hasJobs.pipe(Effect.provideService(CurrentTenant, { id: tenant.id })))
})
