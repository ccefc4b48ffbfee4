import type { DeclineCode } from "#domain/payments/Card.ts"
import type { ShownDocument } from "#domain/documents/ShownDocument.ts"
import type { QuoteDay, QuoteTime } from "#domain/public-page/quoteTypes.ts"
import type { SignatureValue } from "#ui/SignatureValue.ts"
import type { Language } from "#domain/words/languages.ts"

/**
 * Why a call was not answered: no such link, asked too often, the paper or its state is another by now, nobody there,
 * too many cards declined, no cards taken just now, or the time that was chosen is taken.
 */
export type PageTrouble = "unknown" | "tooOften" | "changed" | "away" | "declines" | "noCards" | "taken"

/** Whom to call about a link that does not open, and the language it was sent in, where the shop is known. */
export interface DeadLink {
  readonly shop?: { readonly name: string; readonly phone: string }
  readonly language?: Language
}

/** A refusal that the page can explain. */
export class Troubled extends Error {
  readonly what: PageTrouble
  readonly dead: DeadLink

  constructor(what: PageTrouble, dead: DeadLink = {}) {
    super(what)
    this.what = what
    this.dead = dead
  }
}

/** Where a vehicle stands that the shop comes to. */
export interface VehiclePlace {
  readonly address1: string
  readonly city: string
  readonly region: string
  readonly postalCode: string
}

/**
 * What is paid by card: `amount` in cents, as it was shown; `card` is the processor's one-time token. The same paymentId
 * is one payment.
 */
export interface CardPayment {
  readonly paymentId: string
  readonly amount: number
  readonly card: string
}

/** What became of a card. */
interface CardTold {
  readonly status: string
  readonly decline: DeclineCode | null
}

/** A quote that is accepted as it was shown, by whom and with which signature, and what is paid with it. */
interface Accepted {
  readonly contentHash: string
  readonly signedBy: string
  readonly mark: SignatureValue
  readonly payment?: CardPayment
}

/** What became of the card that came with a signature; where it failed, nothing was signed. */
export interface SignedTold {
  readonly payment: CardTold | null
}

/**
 * What the customer's page asks of the shop. Plain promises and no Effect: the page must stay light. Calls reject with
 * `Troubled`.
 */
export interface DocumentServer {
  readonly load: (language?: Language) => Promise<ShownDocument>
  readonly seen: () => Promise<void>
  readonly accept: (answer: Accepted) => Promise<SignedTold>
  /** The halves of days that can be booked; `postalCode` is "" where the shop knows the place. */
  readonly times: (postalCode: string) => Promise<ReadonlyArray<QuoteDay>>
  /** Holds one of them, and says until when, in milliseconds UTC. */
  readonly hold: (time: QuoteTime, postalCode: string) => Promise<number>
  /** Accepts and books in one. */
  readonly book: (answer: Accepted & QuoteTime & { readonly address: VehiclePlace | null }) => Promise<SignedTold>
  readonly decline: (answer: { readonly contentHash: string; readonly reason: string }) => Promise<void>
  readonly pay: (payment: CardPayment) => Promise<CardTold>
  readonly callBack: (note: string) => Promise<void>
  readonly pdf: (language: Language, receipt?: string) => string
}
