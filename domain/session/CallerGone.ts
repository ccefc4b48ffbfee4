import { Context, Effect } from "effect"

/** Ends when the caller has hung up: for who makes a call wait. Calls that nobody can hang up never end it. */
export const CallerGone = Context.Reference<Effect.Effect<void>>("domain/session/CallerGone", { defaultValue: () => Effect.never })
