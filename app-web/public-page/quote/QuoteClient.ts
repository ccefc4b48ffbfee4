import type { CardFrame } from "#domain/payments/Card.ts"
import type { QuoteContext, QuoteErrorCode } from "#domain/public-page/quoteContext.ts"
import type {
  QuoteDay,
  QuoteDone,
  QuoteFound,
  QuoteLocation,
  QuoteStep,
  QuoteTime,
  QuotePaymentError,
  QuoteVisit
} from "#domain/public-page/quoteTypes.ts"
import type { Language } from "#domain/words/languages.ts"

/** The shop as shown in its quote. */
export interface QuoteShop {
  readonly name: string
  readonly phone: string
  readonly country: "US" | "CA"
  /** Service radius in miles; 0 if it offers no mobile service. */
  readonly radius: number
  readonly services: ReadonlyArray<string>
  /** Deposit for booking a priced job, in cents; 0 for none. */
  readonly deposit: number
  /** The card form; omitted if no card is taken before a time is booked. */
  readonly card?: CardFrame
  /** The service a quote starts with. */
  readonly begins: "windshieldGlass" | "calibration"
  /** The main location comes first. */
  readonly locations: ReadonlyArray<QuoteLocation>
  /** The consent text for text messages. */
  readonly consent: Readonly<Record<Language, string>>
}

/** Whether the shop offers mobile service. */
export const offersMobile = ({ radius, services }: Pick<QuoteShop, "radius" | "services">): boolean =>
  radius > 0 && (services.length === 0 || services.includes("mobileService"))

/** An appointment opened by its link. */
export interface ShownVisit {
  readonly number: number
  readonly vehicle: string
  readonly total: number | null
  readonly goodUntil: string
  readonly address: string
  readonly visit: QuoteVisit | null
  /** Start and end in milliseconds since 1970 UTC; 0 if there is no appointment. */
  readonly from: number
  readonly to: number
  readonly mayChange: boolean
}

/** A request rejected for a reason the page can explain; `closed` and `unknown` are final. */
export class QuoteRefused extends Error {
  readonly trouble: QuoteErrorCode | "closed" | "unknown" | "fixed"
  constructor(trouble: QuoteRefused["trouble"]) {
    super(trouble)
    this.trouble = trouble
  }
}

/** A deposit that was not paid, for a reason its step can explain. */
export class QuoteUnpaidFor extends Error {
  readonly trouble: QuotePaymentError
  constructor(trouble: QuotePaymentError) {
    super(trouble)
    this.trouble = trouble
  }
}

/** A card payment of a deposit: `amount` in cents, as shown. Idempotent per paymentId. */
export interface QuotePayment {
  readonly paymentId: string
  readonly amount: number
  /** The processor's one-time token. */
  readonly card: string
}

/** The result of the card payment, and the appointment if one was booked. */
export interface QuoteBooked {
  readonly visit: QuoteVisit | null
  readonly payment: { readonly status: string; readonly decline: string | null }
}

/** The API of the public quote. It uses plain promises instead of Effect to keep the page small. */
export interface QuoteClient {
  /** Includes the locations' distances from a postal code, if given. */
  readonly start: (postalCode?: string) => Promise<QuoteShop>
  readonly makes: (year: number) => Promise<ReadonlyArray<string>>
  readonly models: (year: number, make: string) => Promise<ReadonlyArray<string>>
  readonly bodies: (year: number, make: string, model: string) => Promise<ReadonlyArray<string>>
  readonly glass: (context: QuoteContext, signal: AbortSignal) => Promise<QuoteFound>
  readonly times: (context: QuoteContext) => Promise<ReadonlyArray<QuoteDay>>
  readonly hold: (context: QuoteContext) => Promise<number>
  /** Sends the request. `paysNow` means that its deposit is paid next. */
  readonly send: (context: QuoteContext, language: Language, paysNow: boolean) => Promise<QuoteDone>
  /** Pays the deposit of a request and books its time, atomically. */
  readonly pay: (token: string, context: QuoteContext, payment: QuotePayment) => Promise<QuoteBooked>
  readonly came: (step: QuoteStep) => void
  readonly visit: (token: string) => Promise<ShownVisit>
  readonly visitTimes: (token: string) => Promise<ReadonlyArray<QuoteDay>>
  readonly move: (token: string, time: QuoteTime) => Promise<void>
  readonly cancel: (token: string) => Promise<void>
}

/** The shop, or why there is no quote. */
export type QuoteStart = QuoteShop | "closed" | "away"

/** Loads the shop from the server; never rejects. */
export const loadQuoteShop = (server: QuoteClient): Promise<QuoteStart> =>
  server
    .start()
    .catch((thrown: unknown) => (thrown instanceof QuoteRefused && thrown.trouble === "closed" ? "closed" : "away"))
