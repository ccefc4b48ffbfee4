import type { Language } from "#domain/words/languages.ts"
import type { Posting } from "./Outbox.ts"

/** What one kind of mail says: a few sentences, one thing to press, and what to do when it was not asked for. */
export interface MailSaying {
  readonly subject: string
  readonly lines: ReadonlyArray<string>
  readonly press: string
  readonly after: ReadonlyArray<string>
}

interface About {
  readonly shop: string
  readonly userName: string
  /** The device and network of a sign-in; "" in mails about something else. */
  readonly device: string
  /**
   * How many tries failed, at least, and since when, written in the person's language and time zone; 0 and "" in mails
   * about something else.
   */
  readonly tries: number
  readonly since: string
}

/** Every word of the product's mails. A language that lacks one does not compile. */
export interface MailWords {
  readonly language: Language
  readonly hello: (firstName: string) => string
  readonly sentBy: (shop: string) => string
  /** Before the address of the button, for who cannot press it. */
  readonly byHand: string
  readonly kinds: Readonly<Record<Posting["kind"], (about: About) => MailSaying>>
}
