import type { Effect } from "effect"

/** Runs an effect with the application's layers: the one bridge from Koa's promises. */
export type Run<R> = <A>(effect: Effect.Effect<A, never, R>) => Promise<A>
