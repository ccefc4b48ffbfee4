import { Context, type Effect } from "effect"

/**
 * Does what an answer need not wait for and its time must not show (P7), such as writing down a refused sign-in. The
 * work opens its own transaction; a stop waits for it. Without a server it is done at once.
 */
export const AfterAnswer = Context.Reference<<E, R>(work: Effect.Effect<void, E, R>) => Effect.Effect<void, E, R>>(
  "domain/contract/AfterAnswer",
  {
    defaultValue: () => (work) => work
  }
)
