import { Context, type Effect, Layer } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"

/** Commits everything a request writes atomically. */
export class Transaction extends Context.Service<
  Transaction,
  {
    readonly run: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R | CurrentTenant>
    /**
     * Runs work in a separate transaction that commits immediately, regardless of the request's outcome, and holds no
     * connection afterwards. Meant for use before slow work such as hashing a password, and before the request writes
     * anything itself.
     */
    readonly runInNew: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R | CurrentTenant>
  }
>()("domain/contract/Transaction") {
  /** For the memory adapter, which cannot roll back. */
  static readonly none = Layer.succeed(Transaction, { run: (work) => work, runInNew: (work) => work })
}
