import { assign, fromPromise, setup } from "xstate"
import { candidatesLeft, nextQuestion, offerOf, type QuoteAnswers } from "./quoteQuestions.ts"
import {
  holdLasts,
  openContact,
  type QuoteAnswerGiven,
  type QuoteCandidate,
  type QuoteContact,
  type QuoteDay,
  type QuoteDone,
  type QuoteFeature,
  type QuoteFound,
  type QuoteGlass,
  type QuotePays,
  type QuotePlace,
  type QuoteTime,
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
  readonly days: ReadonlyArray<QuoteDay>
  readonly time: QuoteTime | null
  /** Until when the time is held, milliseconds since 1970 in UTC. */
  readonly heldUntil: number | null
  readonly contact: QuoteContact
  /** From where the visitor went on to a time, or to a request without one. */
  readonly from: "price" | "noMatch" | "wrongPart"
  readonly wantsVisit: boolean
  readonly trouble: QuoteTrouble | null
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
  | { readonly type: "TIME"; readonly time: QuoteTime }
  | { readonly type: "CONTACT"; readonly contact: QuoteContact }
  | { readonly type: "SEND" }
  | { readonly type: "AGAIN" }
  | { readonly type: "ANEW"; readonly requestId: string }
  | { readonly type: "BACK" }

const missing = (): Promise<never> => Promise.reject(new Error("no actor was given"))

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

/** Whether the glass is no pane: a repair, or a calibration alone. */
const isWorkAlone = (glass: QuoteGlass | null) => glass === "chip" || glass === "calibration"

const sameVehicle = (one: QuoteVehicle | null, other: QuoteVehicle) => JSON.stringify(one) === JSON.stringify(other)

/** Whether the same panes were found again, all of them priced. */
const isSameGlass = (before: QuoteFound | null, after: QuoteFound) =>
  after.candidates.length > 0 &&
  before?.candidates.length === after.candidates.length &&
  after.candidates.every(
    ({ partNumber, price }, at) => price !== null && partNumber === before.candidates[at]!.partNumber
  )

const troubleOf = (error: unknown): QuoteTrouble =>
  typeof error === "object" && error !== null && "trouble" in error ? (error as QuoteRefusal).trouble : "away"

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
  days: [],
  time: null,
  heldUntil: null,
  contact: openContact,
  from: "price",
  wantsVisit: true,
  trouble: null,
  done: null
})

/**
 * The public quote as a state machine, spec §4: which glass, which vehicle, only the questions that tell the candidates
 * apart, the price, who pays, when and where, for whom. Every state leads on, back loses nothing, and a request without
 * a price is always possible. Whoever runs it gives the calls.
 */
export const quoteMachine = setup({
  types: {
    context: {} as QuoteContext,
    events: {} as QuoteEvent,
    input: {} as { readonly requestId: string; readonly kept?: Partial<QuoteContext> }
  },
  actors: {
    findGlass: fromPromise<QuoteFound, QuoteContext>(missing),
    findTimes: fromPromise<ReadonlyArray<QuoteDay>, QuoteContext>(missing),
    holdTime: fromPromise<number, QuoteContext>(missing),
    sendRequest: fromPromise<QuoteDone, QuoteContext>(missing)
  },
  actions: {
    noTrouble: assign({ trouble: null }),
    /** The last question is open again; its answer stays beside it. */
    askedBefore: assign(({ context }) => ({ asked: context.asked.slice(0, -1) })),
    /** Another request, of the same person. */
    anew: assign(({ context, event }) =>
      event.type === "ANEW" ? { ...openQuote(event.requestId), contact: context.contact } : {}
    )
  },
  delays: { holdLasts },
  guards: {
    isChip: (_, glass: QuoteGlass) => glass === "chip",
    isChipNow: ({ context }) => context.glass === "chip",
    isKnown: ({ context }, vehicle: QuoteVehicle) => sameVehicle(context.vehicle, vehicle) && context.found !== null,
    hasNone: ({ context }) => leftOf(context).length === 0,
    hasQuestion: ({ context }) => questionOf(context) !== undefined,
    isWorkAlone: ({ context }) => isWorkAlone(context.glass),
    isUnpriced: ({ context }) => quoteOffer(context).kind === "none",
    wasAsked: ({ context }) => context.asked.length > 0,
    isUnfound: ({ context }) => context.found === null && context.glass !== "chip",
    wantsVisit: ({ context }) => context.wantsVisit && context.time !== null,
    cameFromPrice: ({ context }) => context.from === "price",
    cameFromPicture: ({ context }) => context.from === "wrongPart"
  }
}).createMachine({
  id: "quote",
  context: ({ input }) => ({ ...openQuote(input.requestId), ...input.kept }),
  initial: "glass",
  states: {
    /** Which glass is broken. */
    glass: {
      on: {
        GLASS: [
          {
            guard: { type: "isChip", params: ({ event }) => event.glass },
            target: "chips",
            actions: assign(({ event }) => ({ glass: event.glass }))
          },
          {
            target: "vehicle",
            actions: assign(({ context, event }) => ({
              glass: event.glass,
              // Another glass has other candidates; the vehicle stays typed.
              ...(context.glass === event.glass ? {} : { found: null, asked: [], picture: null }),
              trouble: null
            }))
          }
        ]
      }
    },
    /** How many chips are to be repaired. */
    chips: {
      on: {
        CHIPS: { target: "looking", actions: assign(({ event }) => ({ chips: event.chips, found: null, asked: [] })) },
        TOO_MANY_CHIPS: {
          target: "vehicle",
          actions: assign({ glass: "windshield", found: null, asked: [], picture: null })
        },
        BACK: "glass"
      }
    },
    /** Which vehicle, by plate, VIN, or year and model. */
    vehicle: {
      on: {
        VEHICLE: [
          { guard: { type: "isKnown", params: ({ event }) => event.vehicle }, target: "car" },
          {
            target: "looking",
            actions: assign(({ event }) => ({
              vehicle: event.vehicle,
              found: null,
              asked: [],
              picture: null,
              trouble: null
            }))
          }
        ],
        WITHOUT_TIME: { target: "contact", actions: assign({ from: "noMatch", wantsVisit: false, trouble: null }) },
        BACK: { target: "glass", actions: "noTrouble" }
      }
    },
    /** The vehicle and its glass are looked up; seconds, where a registry is asked. */
    looking: {
      invoke: {
        src: "findGlass",
        input: ({ context }) => context,
        onDone: [
          {
            guard: "isWorkAlone",
            target: "work",
            actions: assign(({ event }) => ({ found: event.output, trouble: null }))
          },
          { target: "car", actions: assign(({ event }) => ({ found: event.output, trouble: null })) }
        ],
        onError: [
          {
            guard: "isChipNow",
            target: "noMatch",
            actions: assign(({ event }) => ({ trouble: troubleOf(event.error) }))
          },
          { target: "vehicle", actions: assign(({ event }) => ({ trouble: troubleOf(event.error) })) }
        ]
      },
      on: {
        STOP: [{ guard: "isChipNow", target: "chips" }, { target: "vehicle" }],
        BACK: [{ guard: "isChipNow", target: "chips" }, { target: "vehicle" }]
      }
    },
    /** Work without a pane has nothing to tell apart. */
    work: {
      always: [{ guard: "isUnpriced", target: "noMatch" }, { target: "price" }]
    },
    /** Is that the car? */
    car: {
      on: {
        MY_CAR: "telling",
        NOT_MY_CAR: "vehicle",
        BACK: "vehicle"
      }
    },
    telling: {
      always: [
        { guard: "hasNone", target: "noMatch" },
        { guard: "hasQuestion", target: "question" },
        { guard: "isUnpriced", target: "noMatch" },
        { target: "picture" }
      ]
    },
    /** What tells the candidates apart, the most telling first. */
    question: {
      on: {
        ANSWER: {
          target: "telling",
          actions: assign(({ context, event }) => {
            const feature = questionOf(context)!
            return {
              asked: [...context.asked, feature],
              answers: { ...context.answers, [feature]: event.answer }
            }
          })
        },
        SKIP: { target: "time", actions: assign({ from: "wrongPart", wantsVisit: true }) },
        BACK: [{ guard: "wasAsked", target: "question", actions: "askedBefore", reenter: true }, { target: "car" }]
      }
    },
    /** Is that the part? */
    picture: {
      on: {
        PICTURE: [
          {
            guard: ({ event }) => event.answer === "no",
            target: "wrongPart",
            actions: assign({ picture: "no" as const })
          },
          { target: "price", actions: assign(({ event }) => ({ picture: event.answer })) }
        ],
        BACK: [{ guard: "wasAsked", target: "question", actions: "askedBefore" }, { target: "car" }]
      }
    },
    /** The picture is not theirs: once more, or on to a time. */
    wrongPart: {
      on: {
        RETRY: { target: "car", actions: assign({ asked: [], picture: null }) },
        SKIP: { target: "time", actions: assign({ from: "wrongPart", wantsVisit: true }) },
        WITHOUT_TIME: { target: "contact", actions: assign({ from: "wrongPart", wantsVisit: false }) },
        BACK: "picture"
      }
    },
    /** What it comes to, and who pays. */
    price: {
      on: {
        PAYS: { actions: assign(({ event }) => ({ pays: event.pays })) },
        CHOOSE_TIME: { target: "time", actions: assign({ from: "price", wantsVisit: true, trouble: null }) },
        WITHOUT_TIME: { target: "contact", actions: assign({ from: "price", wantsVisit: false, trouble: null }) },
        BACK: [
          { guard: "isChipNow", target: "chips" },
          { guard: "isWorkAlone", target: "vehicle" },
          { target: "picture" }
        ]
      }
    },
    /** Nothing fits, or nothing is priced: a person looks it up. */
    noMatch: {
      on: {
        CHOOSE_TIME: { target: "time", actions: assign({ from: "noMatch", wantsVisit: true, trouble: null }) },
        WITHOUT_TIME: { target: "contact", actions: assign({ from: "noMatch", wantsVisit: false, trouble: null }) },
        BACK: [
          { guard: "isChipNow", target: "chips" },
          { guard: "wasAsked", target: "question", actions: "askedBefore" },
          { target: "vehicle" }
        ]
      }
    },
    /** Where, and on which half of which day. */
    time: {
      initial: "loading",
      on: {
        PLACE: {
          target: ".loading",
          actions: assign(({ event }) => ({ place: event.place, time: null, heldUntil: null, trouble: null }))
        },
        WITHOUT_TIME: { target: "contact", actions: assign({ wantsVisit: false, trouble: null }) },
        BACK: [
          { guard: "cameFromPrice", target: "price", actions: "noTrouble" },
          { guard: "cameFromPicture", target: "back", actions: "noTrouble" },
          { target: "noMatch", actions: "noTrouble" }
        ]
      },
      states: {
        loading: {
          invoke: {
            src: "findTimes",
            input: ({ context }) => context,
            onDone: { target: "choosing", actions: assign(({ event }) => ({ days: event.output })) },
            onError: {
              target: "failed",
              actions: assign(({ event }) => ({ days: [], trouble: troubleOf(event.error) }))
            }
          }
        },
        /** Too far away, or nobody answers. */
        failed: { on: { AGAIN: { target: "loading", actions: "noTrouble" } } },
        choosing: {
          on: {
            TIME: { target: "holding", actions: assign(({ event }) => ({ time: event.time, trouble: null })) }
          }
        },
        holding: {
          invoke: {
            src: "holdTime",
            input: ({ context }) => context,
            onDone: { target: "#quote.contact", actions: assign(({ event }) => ({ heldUntil: event.output })) },
            onError: {
              target: "loading",
              actions: assign(({ event }) => ({
                time: null,
                heldUntil: null,
                trouble: troubleOf(event.error)
              }))
            }
          }
        }
      }
    },
    /** Back from a time to the question or the picture that was skipped. */
    back: {
      always: [{ guard: "hasQuestion", target: "question" }, { target: "wrongPart" }]
    },
    /** For whom, and how they are told. */
    contact: {
      after: { holdLasts: { actions: assign({ heldUntil: null }) } },
      on: {
        CONTACT: { actions: assign(({ event }) => ({ contact: event.contact })) },
        SEND: "sending",
        CHOOSE_TIME: { target: "time", actions: assign({ wantsVisit: true, trouble: null }) },
        BACK: [
          { guard: "wantsVisit", target: "time", actions: "noTrouble" },
          { guard: "cameFromPrice", target: "price", actions: "noTrouble" },
          { guard: "cameFromPicture", target: "back", actions: "noTrouble" },
          { guard: "isUnfound", target: "vehicle", actions: "noTrouble" },
          { target: "noMatch", actions: "noTrouble" }
        ]
      }
    },
    sending: {
      invoke: {
        src: "sendRequest",
        input: ({ context }) => context,
        onDone: { target: "done", actions: assign(({ event }) => ({ done: event.output, trouble: null })) },
        onError: [
          {
            guard: ({ event }) => troubleOf(event.error) === "taken",
            target: "time",
            actions: assign({ time: null, heldUntil: null, trouble: "taken" })
          },
          {
            guard: ({ event }) => troubleOf(event.error) === "priceChanged",
            target: "repricing"
          },
          { target: "contact", actions: assign(({ event }) => ({ trouble: troubleOf(event.error) })) }
        ]
      }
    },
    /** The shop changed its prices meanwhile: the new one is shown before anything is booked. */
    repricing: {
      invoke: {
        src: "findGlass",
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ context, event }) => isSameGlass(context.found, event.output),
            target: "price",
            actions: assign(({ event }) => ({ found: event.output, trouble: "priceChanged" }))
          },
          // Other panes than before: what was asked tells nothing of them.
          {
            target: "car",
            actions: assign(({ event }) => ({
              found: event.output,
              asked: [],
              picture: null,
              trouble: "priceChanged"
            }))
          }
        ],
        onError: { target: "contact", actions: assign(({ event }) => ({ trouble: troubleOf(event.error) })) }
      }
    },
    /** Booked, or asked for. */
    done: { on: { ANEW: { target: "glass", actions: "anew" } } }
  }
})
