import type { DeclineCode } from "#domain/payments/Card.ts"
import type { ShownDocument } from "#domain/documents/ShownDocument.ts"
import type { QuoteDay, QuoteTime } from "#domain/public-page/quoteTypes.ts"
import type { SignatureValue } from "#ui/SignatureValue.ts"
import type { Language } from "#domain/words/languages.ts"

/**
 * Why a request failed: unknown link, rate limit, document or its state changed, server unreachable, too many declined
 * cards, cards currently not accepted, or the chosen time was taken.
 */
export type PageErrorCode = "unknown" | "tooOften" | "changed" | "away" | "declines" | "noCards" | "taken"

/** Contact details and language for a link that cannot be opened, if the shop is known. */
export interface UnavailableLink {
  readonly shop?: { readonly name: string; readonly phone: string }
  readonly language?: Language
}

/** A failure that the page can explain. */
export class PageError extends Error {
  readonly what: PageErrorCode
  readonly dead: UnavailableLink

  constructor(what: PageErrorCode, dead: UnavailableLink = {}) {
    super(what)
    this.what = what
    this.dead = dead
  }
}

/** The vehicle's address for mobile service. */
export interface VehiclePlace {
  readonly address1: string
  readonly city: string
  readonly region: string
  readonly postalCode: string
}

/** A card payment: `amount` in cents, as shown; `card` is the processor's one-time token. Idempotent per paymentId. */
export interface CardPayment {
  readonly paymentId: string
  readonly amount: number
  readonly card: string
}

/** The result of a card payment. */
interface CardResult {
  readonly status: string
  readonly decline: DeclineCode | null
}

/** Acceptance of a quote as shown: the signer, the signature, and the payment with it. */
interface Accepted {
  readonly contentHash: string
  readonly signedBy: string
  readonly mark: SignatureValue
  readonly payment?: CardPayment
}

/** The result of the card payment made with a signature. If it failed, nothing was signed. */
export interface SigningResult {
  readonly payment: CardResult | null
}

/**
 * The API of the customer's page. It uses plain promises instead of Effect to keep the page small. Requests reject with
 * `PageError`.
 */
export interface DocumentClient {
  readonly load: (language?: Language) => Promise<ShownDocument>
  readonly seen: () => Promise<void>
  readonly accept: (answer: Accepted) => Promise<SigningResult>
  /** The bookable half-days; `postalCode` is "" if the shop knows the place. */
  readonly times: (postalCode: string) => Promise<ReadonlyArray<QuoteDay>>
  /** Holds one of them. Resolves with the end of the hold, in milliseconds UTC. */
  readonly hold: (time: QuoteTime, postalCode: string) => Promise<number>
  /** Accepts and books atomically. */
  readonly book: (answer: Accepted & QuoteTime & { readonly address: VehiclePlace | null }) => Promise<SigningResult>
  readonly decline: (answer: { readonly contentHash: string; readonly reason: string }) => Promise<void>
  readonly pay: (payment: CardPayment) => Promise<CardResult>
  readonly callBack: (note: string) => Promise<void>
  readonly pdf: (language: Language, receipt?: string) => string
}
