import type { Effect, Layer } from "effect"
import type { IdempotencyStore } from "#domain/contract/handleIdempotently.ts"
import type { Transaction } from "#domain/contract/Transaction.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { idempotencyStoreContract as sentences } from "#domain/testing/idempotencyStoreContract.ts"
import { runRequirements } from "./runRequirements.ts"

/** Runs the domain's contract for `IdempotencyStore`. */
export const idempotencyStoreContract = <R, E>(
  name: string,
  keepers: Layer.Layer<IdempotencyStore | Transaction | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) => runRequirements(name, keepers, sentences({ newTenant, newId: () => crypto.randomUUID() }))
