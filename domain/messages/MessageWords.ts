import type { Channel, MessageTemplate } from "./Message.ts"

/** A message's words with variables in braces; `subject` is "" for text messages. */
export interface Wording {
  readonly subject: string
  readonly body: string
}

/** Every word of the shop's messages to its customers. A language that lacks one does not compile. */
export interface MessageWords {
  readonly templates: Readonly<Record<MessageTemplate, Readonly<Record<Channel, Wording>>>>
  /** On the button of an e-mail. */
  readonly press: Readonly<Record<MessageTemplate, string>>
  /** What a customer is told before they agree to text messages (trade 1.2). */
  readonly consent: (shop: string) => string
  /**
   * To a phone that said ARRET or AIDE, ALTO or AYUDA, in the alphabet of short messages; the carrier itself answers
   * STOP and HELP.
   */
  readonly answers: { readonly stopped: string; readonly help: (shops: string) => string }
  /** The start of a message that is sent to oneself. */
  readonly test: string
  /** Stands where a day is not set yet. */
  readonly dayOpen: string
}
