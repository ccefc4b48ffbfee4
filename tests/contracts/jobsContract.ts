import type { Effect, Layer } from "effect"
import type { Transaction } from "#domain/contract/Transaction.ts"
import type { Customers } from "#domain/customers/Customers.ts"
import type { Jobs } from "#domain/jobs/Jobs.ts"
import type { Locations } from "#domain/locations/Locations.ts"
import type { PricingProfiles } from "#domain/pricing-profiles/PricingProfiles.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { jobsContract as sentences } from "#domain/testing/jobsContract.ts"
import { runRequirements } from "./runRequirements.ts"

/** Runs the domain's contract for `Jobs`. */
export const jobsContract = <R, E>(
  name: string,
  keepers: Layer.Layer<Jobs | Customers | Locations | PricingProfiles | Transaction | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) => runRequirements(name, keepers, sentences({ newTenant, newId: () => crypto.randomUUID() }))
