import { depositDue } from "./quoteDeposit.ts"
import { candidatesLeft, nextQuestion, offerOf, type QuoteAnswers } from "./quoteQuestions.ts"
import {
  openContact,
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

/** Why a step did not work, as its screen says it. */
export type QuoteTrouble =
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

/** A call that was refused for a reason the flow can explain. */
export interface QuoteRefusal {
  readonly trouble: QuoteTrouble
}

/** All that a visitor has said, and what was found; it is kept on their device as it stands. */
export interface QuoteContext {
  /** The visitor's own name of this request: sent again it books once. */
  readonly requestId: string
  readonly glass: QuoteGlass | null
  readonly chips: 1 | 2 | 3
  readonly vehicle: QuoteVehicle | null
  readonly found: QuoteFound | null
  /** The questions that were asked so far, in their order. */
  readonly asked: ReadonlyArray<QuoteFeature>
  /** Every answer ever given, so that going back forgets none. */
  readonly answers: QuoteAnswers
  /** Whether the picture of the part is theirs. */
  readonly picture: QuoteAnswerGiven | null
  readonly pays: QuotePays
  readonly place: QuotePlace
  /** The shop's locations, the one that is meant where none is chosen first; empty where there is only one. */
  readonly places: ReadonlyArray<QuoteLocation>
  /** The location that was chosen or is nearest, which what was found is priced at; null for the first. */
  readonly locationId: string | null
  /** The location whose price is asked for before it counts. */
  readonly movesTo: string | null
  /** Whether a time was given up with the place that it was for. */
  readonly lostTime: boolean
  readonly days: ReadonlyArray<QuoteDay>
  readonly time: QuoteTime | null
  /** Until when the time is held, milliseconds since 1970 in UTC. */
  readonly heldUntil: number | null
  readonly contact: QuoteContact
  /** From where the visitor went on to a time, or to a request without one. */
  readonly from: "price" | "noMatch" | "wrongPart"
  readonly wantsVisit: boolean
  readonly trouble: QuoteTrouble | null
  /** The deposit that the shop takes by card before a time is booked, in cents; 0 for none. */
  readonly deposit: number
  /** The payment's name: the same until its card is refused, so that it pays once. */
  readonly paymentId: string | null
  /** The request as the shop has it, whose deposit is not paid yet: only its time can change. */
  readonly sent: QuoteDone | null
  /** Why the last card was not taken. */
  readonly unpaid: QuoteUnpaid | null
  /** Whether the visitor leaves it as a request, without paying. */
  readonly isLeft: boolean
  readonly done: QuoteDone | null
}

/** What a visitor can do. */
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

/** What is left of the candidates by the answers so far. */
export const leftOf = ({ found, asked, answers }: Pick<QuoteContext, "found" | "asked" | "answers">) =>
  candidatesLeft(found?.candidates ?? [], asked, answers)

/** The question that is open now. */
export const questionOf = (context: Pick<QuoteContext, "found" | "asked" | "answers">): QuoteFeature | undefined =>
  nextQuestion(leftOf(context), context.asked)

/** What the glass comes to; a picture of which the visitor is not sure binds no price. */
export const quoteOffer = (context: Pick<QuoteContext, "found" | "asked" | "answers" | "picture">) => {
  const offer = offerOf(leftOf(context))
  return (offer.kind === "firm" || offer.kind === "from") && context.picture === "notSure"
    ? ({
        kind: "range",
        least: offer.price.total,
        most: offer.price.total,
        goodUntil: offer.price.goodUntil
      } as const)
    : offer
}

/** The one candidate whose price was shown; undefined where there is none. */
export const firmCandidate = (context: QuoteContext): QuoteCandidate | undefined => {
  const offer = quoteOffer(context)
  return offer.kind === "firm" || offer.kind === "from" ? offer.candidate : undefined
}

/** What is paid by card before the time is booked, in cents; 0 where nothing is. */
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

/** A card and the name of its payment, with all that a visitor said. */
export interface QuotePaying {
  readonly context: QuoteContext
  readonly card: string
}

/** A visitor's quote before anything is said. */
export const openQuote = (requestId: string): QuoteContext => ({
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
  contact: openContact,
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
