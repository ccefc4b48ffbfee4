import { Context, Data, type Effect } from "effect"
import type { MessageTrouble } from "./Message.ts"

/** A text message as it leaves the house; `report` is the address to which the carrier reports what becomes of it. */
export interface Text {
  readonly to: string
  readonly text: string
  readonly report: string
}

/** The carrier will never take this text: `detail` is its own words. */
export class TextRefused extends Data.Error<{ readonly trouble: MessageTrouble; readonly detail: string }> {}

/** The carrier could not be reached, or asks to wait; it is tried again later. */
export class TextNotSent extends Data.Error<{ readonly message: string }> {}

/** The way to the carrier. */
export class Texter extends Context.Service<Texter, {
  readonly send: (text: Text) => Effect.Effect<void, TextRefused | TextNotSent>
}>()("domain/messages/Texter") {}
