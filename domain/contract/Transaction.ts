import { Context, type Effect, Layer } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"

/** All that one call keeps, it keeps together or not at all. */
export class Transaction extends Context.Service<
  Transaction,
  {
    readonly around: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R | CurrentTenant>
    /**
     * Keeps or reads something now, whatever becomes of the call, and holds nothing afterwards: for what comes before
     * slow work, such as weighing a password. To be used before the call keeps anything itself.
     */
    readonly apart: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R | CurrentTenant>
  }
>()("domain/contract/Transaction") {
  /** For adapters that cannot take back what was done: memory. */
  static readonly none = Layer.succeed(Transaction, { around: (work) => work, apart: (work) => work })
}
