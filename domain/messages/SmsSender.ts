import { Context, Data, type Effect } from "effect"
import type { MessageProblem } from "./Message.ts"
import type { DeliveryOutcome } from "./Messages.ts"

/** An outgoing text message; `report` is the URL for the carrier's delivery reports. */
export interface OutgoingText {
  readonly to: string
  readonly text: string
  readonly report: string
}

/** A text accepted by the carrier, as sent, with its outcome so far. */
export interface AcceptedText {
  readonly text: string
  readonly outcome: DeliveryOutcome
}

/** The carrier permanently rejected the text; `detail` is its own message. */
export class TextRefused extends Data.Error<{ readonly trouble: MessageProblem; readonly detail: string }> {}

/** The carrier could not be reached or asked to wait; sending is retried later. */
export class TextDeliveryFailed extends Data.Error<{ readonly message: string }> {}

/** Sends text messages through the carrier. */
export class SmsSender extends Context.Service<
  SmsSender,
  {
    readonly send: (text: OutgoingText) => Effect.Effect<void, TextRefused | TextDeliveryFailed>
    /**
     * Returns the texts the carrier accepted for a phone since the given time (milliseconds UTC), latest first. The
     * carrier does not detect duplicates, so check here before resending.
     */
    readonly acceptedFor: (
      phone: string,
      since: number
    ) => Effect.Effect<ReadonlyArray<AcceptedText>, TextDeliveryFailed>
  }
>()("domain/messages/SmsSender") {}
