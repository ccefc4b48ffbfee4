import type { Effect } from "effect"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"

/**
 * What every keeper of a port must do: sentences, each with its proof, which dies where it does not hold. Any test
 * runner can run them.
 */
export type Contract<R> = Readonly<Record<string, Effect.Effect<void, unknown, R>>>

/** What a contract is proved with: shops that nobody uses yet, known to the keeper, and UUIDs never given before. */
export interface Given<R> {
  readonly newTenant: Effect.Effect<TenantId, never, R>
  readonly newId: () => string
}
