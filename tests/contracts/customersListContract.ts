import type { Effect, Layer } from "effect"
import type { Customers } from "#domain/customers/Customers.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { customersListContract as sentences } from "#domain/testing/customersListContract.ts"
import { runRequirements } from "./runRequirements.ts"

/** Runs the domain's contract for the customer list. */
export const customersListContract = <R, E>(
  name: string,
  keepers: Layer.Layer<Customers | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) => runRequirements(name, keepers, sentences({ newTenant, newId: () => crypto.randomUUID() }))
