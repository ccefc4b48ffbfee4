import { depositDue } from "./quoteDeposit.ts"
import { candidatesLeft, nextQuestion, offerOf, type QuoteAnswers } from "./quoteQuestions.ts"
import {
  emptyContact,
  type QuoteAnswerGiven,
  type QuoteCandidate,
  type QuoteContact,
  type QuoteDay,
  type QuoteDone,
  type QuoteFeature,
  type QuoteFound,
  type QuoteGlass,
  type QuoteLocation,
  type QuotePays,
  type QuotePlace,
  type QuoteTime,
  type QuoteUnpaid,
  type QuoteVehicle
} from "./quoteTypes.ts"

/** Why a step failed, in the terms its screen can explain. */
export type QuoteErrorCode =
  | "vinUnknown"
  | "plateUnknown"
  | "plateAway"
  | "tooOften"
  | "outside"
  | "taken"
  | "priceChanged"
  | "priceMoved"
  | "locationGone"
  | "away"

/** A request that was rejected for a reason the flow can explain. */
export interface QuoteRefusal {
  readonly trouble: QuoteErrorCode
}

/** Everything a visitor has entered and what was found. Stored on their device as is. */
export interface QuoteContext {
  /** Client-generated id of this request; retrying with the same id books only once. */
  readonly requestId: string
  readonly glass: QuoteGlass | null
  readonly chips: 1 | 2 | 3
  readonly vehicle: QuoteVehicle | null
  readonly found: QuoteFound | null
  /** The questions asked so far, in order. */
  readonly asked: ReadonlyArray<QuoteFeature>
  /** All answers ever given, so that going back does not lose any. */
  readonly answers: QuoteAnswers
  /** Whether the visitor recognized the part in its picture. */
  readonly picture: QuoteAnswerGiven | null
  readonly pays: QuotePays
  readonly place: QuotePlace
  /** The shop's locations, the default one first; empty if there is only one. */
  readonly places: ReadonlyArray<QuoteLocation>
  /** The chosen or nearest location, for which the found glass is priced; null for the first. */
  readonly locationId: string | null
  /** The location to switch to once its price has been checked. */
  readonly movesTo: string | null
  /** Whether a chosen time was dropped because the location changed. */
  readonly lostTime: boolean
  readonly days: ReadonlyArray<QuoteDay>
  readonly time: QuoteTime | null
  /** When the hold on the time expires, milliseconds since 1970 in UTC. */
  readonly heldUntil: number | null
  readonly contact: QuoteContact
  /** The step from which the visitor went on to choose a time or to request without one. */
  readonly from: "price" | "noMatch" | "wrongPart"
  readonly wantsVisit: boolean
  readonly trouble: QuoteErrorCode | null
  /** The deposit paid by card before a time is booked, in cents; 0 for none. */
  readonly deposit: number
  /**
   * Client-generated id of the payment. It stays the same until the card is declined, so that retries charge only once.
   */
  readonly paymentId: string | null
  /** The request as submitted, with its deposit still unpaid; only its time can change. */
  readonly sent: QuoteDone | null
  /** Why the last card payment failed. */
  readonly unpaid: QuoteUnpaid | null
  /** Whether the visitor chose to submit the request without paying. */
  readonly isLeft: boolean
  readonly done: QuoteDone | null
}

/** Actions a visitor can take. */
export type QuoteEvent =
  | { readonly type: "GLASS"; readonly glass: QuoteGlass }
  | { readonly type: "CHIPS"; readonly chips: 1 | 2 | 3 }
  | { readonly type: "TOO_MANY_CHIPS" }
  | { readonly type: "VEHICLE"; readonly vehicle: QuoteVehicle }
  | { readonly type: "STOP" }
  | { readonly type: "MY_CAR" }
  | { readonly type: "NOT_MY_CAR" }
  | { readonly type: "ANSWER"; readonly answer: QuoteAnswerGiven }
  | { readonly type: "PICTURE"; readonly answer: QuoteAnswerGiven }
  | { readonly type: "RETRY" }
  | { readonly type: "SKIP" }
  | { readonly type: "PAYS"; readonly pays: QuotePays }
  | { readonly type: "CHOOSE_TIME" }
  | { readonly type: "WITHOUT_TIME" }
  | { readonly type: "PLACE"; readonly place: QuotePlace }
  | { readonly type: "LOCATION"; readonly id: string }
  | { readonly type: "NEAR"; readonly postalCode: string }
  | { readonly type: "TIME"; readonly time: QuoteTime }
  | { readonly type: "CONTACT"; readonly contact: QuoteContact }
  | { readonly type: "SEND" }
  | { readonly type: "PAY"; readonly card: string; readonly paymentId: string }
  | { readonly type: "LEAVE" }
  | { readonly type: "AGAIN" }
  | { readonly type: "ANEW"; readonly requestId: string }
  | { readonly type: "BACK" }

/** Returns the candidates that match the answers so far. */
export const remainingCandidates = ({ found, asked, answers }: Pick<QuoteContext, "found" | "asked" | "answers">) =>
  candidatesLeft(found?.candidates ?? [], asked, answers)

/** Returns the open question, if any. */
export const questionOf = (context: Pick<QuoteContext, "found" | "asked" | "answers">): QuoteFeature | undefined =>
  nextQuestion(remainingCandidates(context), context.asked)

/** Returns the price of the glass. If the visitor is not sure about the picture, it is a range and not binding. */
export const quoteOffer = (context: Pick<QuoteContext, "found" | "asked" | "answers" | "picture">) => {
  const offer = offerOf(remainingCandidates(context))
  return (offer.kind === "firm" || offer.kind === "from") && context.picture === "notSure"
    ? ({
        kind: "range",
        least: offer.price.total,
        most: offer.price.total,
        goodUntil: offer.price.goodUntil
      } as const)
    : offer
}

/** Returns the one candidate whose price was shown, or undefined if none. */
export const firmCandidate = (context: QuoteContext): QuoteCandidate | undefined => {
  const offer = quoteOffer(context)
  return offer.kind === "firm" || offer.kind === "from" ? offer.candidate : undefined
}

/** Returns the deposit paid by card before the time is booked, in cents; 0 for none. */
export const quoteDeposit = (context: QuoteContext): number => {
  const { deposit, from, pays, sent, time, wantsVisit } = context
  if (sent !== null) return sent.deposit
  const offer = quoteOffer(context)
  if (!wantsVisit || time === null || from !== "price" || offer.kind !== "firm") return 0
  return depositDue({
    deposit,
    total: offer.price.total,
    deductible: pays.by === "self" ? undefined : pays.deductible
  })
}

/** A card token together with everything the visitor entered. */
export interface QuotePaymentInput {
  readonly context: QuoteContext
  readonly card: string
}

/** Returns the initial state of a visitor's quote. */
export const initialQuote = (requestId: string): QuoteContext => ({
  requestId,
  glass: null,
  chips: 1,
  vehicle: null,
  found: null,
  asked: [],
  answers: {},
  picture: null,
  pays: { by: "self" },
  place: { isMobile: false, postalCode: "" },
  places: [],
  locationId: null,
  movesTo: null,
  lostTime: false,
  days: [],
  time: null,
  heldUntil: null,
  contact: emptyContact,
  from: "price",
  wantsVisit: true,
  trouble: null,
  deposit: 0,
  paymentId: null,
  sent: null,
  unpaid: null,
  isLeft: false,
  done: null
})
