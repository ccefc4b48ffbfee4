import { Context, Data, type Effect } from "effect"
import type { MessageTrouble } from "./Message.ts"
import type { Outcome } from "./Messages.ts"

/** A text message as it leaves the house; `report` is the address to which the carrier reports what becomes of it. */
export interface Text {
  readonly to: string
  readonly text: string
  readonly report: string
}

/** A text that the carrier has, as it left the house, and what became of it so far. */
export interface TakenText {
  readonly text: string
  readonly outcome: Outcome
}

/** The carrier will never take this text: `detail` is its own words. */
export class TextRefused extends Data.Error<{ readonly trouble: MessageTrouble; readonly detail: string }> {}

/** The carrier could not be reached, or asks to wait; it is tried again later. */
export class TextNotSent extends Data.Error<{ readonly message: string }> {}

/** The way to the carrier. */
export class Texter extends Context.Service<
  Texter,
  {
    readonly send: (text: Text) => Effect.Effect<void, TextRefused | TextNotSent>
    /**
     * What the carrier took for a phone since then (milliseconds UTC), the latest first: it keeps no text from coming
     * twice, so whoever may have sent one before looks here.
     */
    readonly takenFor: (phone: string, since: number) => Effect.Effect<ReadonlyArray<TakenText>, TextNotSent>
  }
>()("domain/messages/Texter") {}
