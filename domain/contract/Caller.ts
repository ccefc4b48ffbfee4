import { Context, Effect } from "effect"

/**
 * The network address a request comes from, as far as it can be trusted. IPv6 callers are identified by their network.
 */
export class Caller extends Context.Service<
  Caller,
  {
    readonly address: string
  }
>()("domain/contract/Caller") {}

/** User-Agent of the browser; empty if unknown. */
export const UserAgent = Context.Reference<string>("domain/contract/UserAgent", { defaultValue: () => "" })

/** The `Last-Event-ID` sent when reconnecting to an event stream; empty if none. */
export const LastEventId = Context.Reference<string>("domain/contract/LastEventId", { defaultValue: () => "" })

/**
 * Completes when the request ends: the response was sent or the client disconnected. Never completes without a
 * connection.
 */
export const RequestEnd = Context.Reference<Effect.Effect<void>>("domain/contract/RequestEnd", {
  defaultValue: () => Effect.never
})
