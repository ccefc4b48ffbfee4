import type { CardFrame } from "#domain/payments/Card.ts"
import type { QuoteContext, QuoteTrouble } from "#domain/public-page/quoteContext.ts"
import type {
  QuoteDay,
  QuoteDone,
  QuoteFound,
  QuoteLocation,
  QuoteStep,
  QuoteTime,
  QuoteUnpaidTrouble,
  QuoteVisit
} from "#domain/public-page/quoteTypes.ts"
import type { Language } from "#domain/words/languages.ts"

/** The shop as its quote shows it. */
export interface QuoteShop {
  readonly name: string
  readonly phone: string
  readonly country: "US" | "CA"
  /** How far it comes, in miles; 0 where it comes to nobody. */
  readonly radius: number
  readonly services: ReadonlyArray<string>
  /** What is paid when a priced job is booked, in cents; 0 for nothing. */
  readonly deposit: number
  /** Where the card's fields are; left out where no card is taken before a time is booked. */
  readonly card?: CardFrame
  /** What a quote begins with. */
  readonly begins: "windshieldGlass" | "calibration"
  /** The main one first. */
  readonly locations: ReadonlyArray<QuoteLocation>
  /** What a visitor agrees to who wants text messages. */
  readonly consent: Readonly<Record<Language, string>>
}

/** Whether a shop comes to its customers. */
export const offersMobile = ({ radius, services }: Pick<QuoteShop, "radius" | "services">): boolean =>
  radius > 0 && (services.length === 0 || services.includes("mobileService"))

/** An appointment behind its link. */
export interface ShownVisit {
  readonly number: number
  readonly vehicle: string
  readonly total: number | null
  readonly goodUntil: string
  readonly address: string
  readonly visit: QuoteVisit | null
  /** When it begins and ends, milliseconds since 1970 in UTC; 0 without one. */
  readonly from: number
  readonly to: number
  readonly mayChange: boolean
}

/** A call that was refused for a reason that the page can say; `closed` and `unknown` end it. */
export class QuoteRefused extends Error {
  readonly trouble: QuoteTrouble | "closed" | "unknown" | "fixed"
  constructor(trouble: QuoteRefused["trouble"]) {
    super(trouble)
    this.trouble = trouble
  }
}

/** A deposit that was not paid, for a reason that its step can say. */
export class QuoteUnpaidFor extends Error {
  readonly trouble: QuoteUnpaidTrouble
  constructor(trouble: QuoteUnpaidTrouble) {
    super(trouble)
    this.trouble = trouble
  }
}

/** A card for a deposit: `amount` in cents, as it was shown. The same paymentId is one payment. */
export interface QuotePayment {
  readonly paymentId: string
  readonly amount: number
  /** The processor's one-time token. */
  readonly card: string
}

/** What became of a card, and the appointment where one was made. */
export interface QuoteBooked {
  readonly visit: QuoteVisit | null
  readonly payment: { readonly status: string; readonly decline: string | null }
}

/** What the public quote asks of the shop. Plain promises and no Effect: the page must stay light. */
export interface QuoteServer {
  /** With how far the locations are from a postal code, where one is told. */
  readonly start: (postalCode?: string) => Promise<QuoteShop>
  readonly makes: (year: number) => Promise<ReadonlyArray<string>>
  readonly models: (year: number, make: string) => Promise<ReadonlyArray<string>>
  readonly bodies: (year: number, make: string, model: string) => Promise<ReadonlyArray<string>>
  readonly glass: (context: QuoteContext, signal: AbortSignal) => Promise<QuoteFound>
  readonly times: (context: QuoteContext) => Promise<ReadonlyArray<QuoteDay>>
  readonly hold: (context: QuoteContext) => Promise<number>
  /** Sends the request; `paysNow`: its deposit is paid next. */
  readonly send: (context: QuoteContext, language: Language, paysNow: boolean) => Promise<QuoteDone>
  /** Pays the deposit of a request and books its time, or neither. */
  readonly pay: (token: string, context: QuoteContext, payment: QuotePayment) => Promise<QuoteBooked>
  readonly came: (step: QuoteStep) => void
  readonly visit: (token: string) => Promise<ShownVisit>
  readonly visitTimes: (token: string) => Promise<ReadonlyArray<QuoteDay>>
  readonly move: (token: string, time: QuoteTime) => Promise<void>
  readonly cancel: (token: string) => Promise<void>
}

/** The shop whose quote it is, or why there is none. */
export type QuoteBegun = QuoteShop | "closed" | "away"

/** Asks the server for the shop; it never rejects. */
export const beginQuote = (server: QuoteServer): Promise<QuoteBegun> =>
  server
    .start()
    .catch((thrown: unknown) => (thrown instanceof QuoteRefused && thrown.trouble === "closed" ? "closed" : "away"))
