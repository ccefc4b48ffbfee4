import { Context, type Effect } from "effect"

/**
 * Runs work after the response, when it need not delay the response or must not be visible in its timing (P7), such as
 * logging a refused sign-in. The work opens its own transaction and is completed before shutdown. Without a server it
 * runs immediately.
 */
export const AfterResponse = Context.Reference<<E, R>(work: Effect.Effect<void, E, R>) => Effect.Effect<void, E, R>>(
  "domain/contract/AfterResponse",
  {
    defaultValue: () => (work) => work
  }
)
