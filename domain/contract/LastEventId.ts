import { Context } from "effect"

/** How far a caller that lost its stream of events has read, as `Last-Event-ID` says; "" where nobody says. */
export const LastEventId = Context.Reference<string>("domain/contract/LastEventId", { defaultValue: () => "" })
