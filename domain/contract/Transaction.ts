import { Context, type Effect, Layer } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"

/** All that one call keeps, it keeps together or not at all. */
export class Transaction extends Context.Service<Transaction, {
  readonly around: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R | CurrentTenant>
}>()("domain/contract/Transaction") {
  /** For adapters that cannot take back what was done: memory. */
  static readonly none = Layer.succeed(Transaction, { around: (work) => work })
}
