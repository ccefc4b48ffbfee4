import type { Effect, Layer } from "effect"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { batchContract as contract, type BatchedList } from "#domain/testing/batchContract.ts"
import { runRequirements } from "./runRequirements.ts"

export type { BatchedList as Listed }

/** Runs the testing kit's contract for batched lists with vitest. */
export const batchContract = <Port, Search extends object, R, E>(
  name: string,
  keepers: Layer.Layer<Port | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>,
  listed: BatchedList<Port, Search>
) => runRequirements(name, keepers, contract({ newTenant }, listed))
