import { Context, Effect } from "effect"

/**
 * From which address on the network a call comes, as far as the server trusts what it is told. An IPv6 caller is known
 * by their network.
 */
export class Caller extends Context.Service<
  Caller,
  {
    readonly address: string
  }
>()("domain/contract/Caller") {}

/** What the browser that is calling calls itself; "" where nobody says. */
export const UserAgent = Context.Reference<string>("domain/contract/UserAgent", { defaultValue: () => "" })

/** How far a caller that lost its stream of events has read, as `Last-Event-ID` says; "" where nobody says. */
export const LastEventId = Context.Reference<string>("domain/contract/LastEventId", { defaultValue: () => "" })

/** Ends when the call has: it is answered, or the caller hung up. Never where there is no connection that could end. */
export const CallEnd = Context.Reference<Effect.Effect<void>>("domain/contract/CallEnd", {
  defaultValue: () => Effect.never
})
