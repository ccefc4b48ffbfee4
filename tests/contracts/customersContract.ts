import type { Effect, Layer } from "effect"
import type { Customers } from "#domain/customers/Customers.ts"
import type { PricingProfiles } from "#domain/pricing-profiles/PricingProfiles.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { customersContract as sentences } from "#domain/testing/customersContract.ts"
import { runRequirements } from "./runRequirements.ts"

/** Runs the domain's contract for `Customers`. */
export const customersContract = <R, E>(
  name: string,
  keepers: Layer.Layer<Customers | PricingProfiles | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) => runRequirements(name, keepers, sentences({ newTenant, newId: () => crypto.randomUUID() }))
