import { Context, Effect } from "effect"

/** Ends when the call has: it is answered, or the caller hung up. Never where there is no connection that could end. */
export const CallEnd = Context.Reference<Effect.Effect<void>>("domain/contract/CallEnd", {
  defaultValue: () => Effect.never
})
