import { assign, fromPromise, setup } from "xstate"
import {
  type QuoteTrouble,
  type QuoteRefusal,
  type QuoteContext,
  type QuoteEvent,
  leftOf,
  questionOf,
  quoteOffer,
  quoteDeposit,
  type QuotePaying,
  openQuote
} from "./quoteContext.ts"
import { chosenPlace, hasPlaces, mustPlace, nearestPlace, placeChoices } from "./quotePlaces.ts"
import {
  holdLasts,
  type QuoteDay,
  type QuoteDone,
  type QuoteFound,
  type QuoteGlass,
  type QuoteLocation,
  type QuotePaid,
  type QuoteVehicle
} from "./quoteTypes.ts"

const missing = (): Promise<never> => Promise.reject(new Error("no actor was given"))

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

/** What an offer comes to, to compare it: a range by both its ends. */
const sumOf = (context: QuoteContext) => {
  const offer = quoteOffer(context)
  return offer.kind === "none"
    ? ""
    : offer.kind === "range"
      ? `${offer.least}-${offer.most}`
      : `${offer.kind} ${offer.price.total}`
}

/** Whether what was shown still holds: the price itself, or where none was shown, that there is one or none. */
const isSameOffer = (context: QuoteContext, found: QuoteFound) => {
  const [before, after] = [sumOf(context), sumOf({ ...context, found })]
  return context.from === "price" ? before === after : (before === "") === (after === "")
}

/** Whether the same panes were found, whatever they cost. */
const isSamePanes = (before: QuoteFound | null, after: QuoteFound) =>
  JSON.stringify(before?.candidates.map(({ partNumber }) => partNumber)) ===
  JSON.stringify(after.candidates.map(({ partNumber }) => partNumber))

/** What a visitor asks of another location: its price for the car that was found, so that no registry is asked again. */
const askedThere = (context: QuoteContext): QuoteContext => ({
  ...context,
  locationId: context.movesTo,
  vehicle: context.found?.car ? { by: "model", ...context.found.car } : context.vehicle
})

/** A time that was chosen is one of its place, and given up with it. */
const withoutTime = ({ time, lostTime }: QuoteContext) => ({
  time: null,
  heldUntil: null,
  lostTime: lostTime || time !== null,
  trouble: null
})

/** Another location counts, with what was found there. */
const moved = ({ movesTo, ...context }: QuoteContext) => ({
  locationId: movesTo,
  movesTo: null,
  ...(movesTo === chosenPlace(context)?.id ? {} : withoutTime({ movesTo, ...context }))
})

/** Whether that is why no card was taken. */
const isUnpaid = ({ unpaid }: QuotePaid, trouble: string) =>
  unpaid !== undefined && "trouble" in unpaid && unpaid.trouble === trouble

const isGone = (error: unknown) => troubleOf(error) === "locationGone"

const troubleOf = (error: unknown): QuoteTrouble =>
  typeof error === "object" && error !== null && "trouble" in error ? (error as QuoteRefusal).trouble : "away"

/**
 * The public quote as a state machine, spec §4: which glass, which vehicle, only the questions that tell the candidates
 * apart, the price, who pays, when and where, for whom. Every state leads on, back loses nothing, and a request without
 * a price is always possible. Whoever runs it gives the calls.
 */
export const quoteMachine = setup({
  types: {
    context: {} as QuoteContext,
    events: {} as QuoteEvent,
    input: {} as {
      readonly requestId: string
      readonly places?: ReadonlyArray<QuoteLocation>
      readonly deposit?: number
      readonly kept?: Partial<QuoteContext>
    }
  },
  actors: {
    findGlass: fromPromise<QuoteFound, QuoteContext>(missing),
    /** The locations, with how far they are from the visitor's postal code. */
    findPlaces: fromPromise<ReadonlyArray<QuoteLocation>, QuoteContext>(missing),
    findTimes: fromPromise<ReadonlyArray<QuoteDay>, QuoteContext>(missing),
    holdTime: fromPromise<number, QuoteContext>(missing),
    sendRequest: fromPromise<QuoteDone, QuoteContext>(missing),
    /** Sends the request unless it is there, has the card held, books, and charges. */
    payDeposit: fromPromise<QuotePaid, QuotePaying>(missing)
  },
  actions: {
    noTrouble: assign({ trouble: null }),
    /** The last question is open again; its answer stays beside it. */
    askedBefore: assign(({ context }) => ({ asked: context.asked.slice(0, -1) })),
    /** The location does no work any more: another is chosen. */
    gone: assign(({ context }) => ({ ...withoutTime(context), movesTo: null, trouble: "locationGone" as const })),
    /** Another request, of the same person. */
    anew: assign(({ context, event }) =>
      event.type === "ANEW"
        ? {
            ...openQuote(event.requestId),
            contact: context.contact,
            places: context.places,
            deposit: context.deposit
          }
        : {}
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
    isGone: ({ event }) => "error" in event && isGone(event.error),
    hasPlaces: ({ context }) => hasPlaces(context),
    mustPlace: ({ context }) => mustPlace(context),
    hasSeveral: ({ context }) => context.places.length > 1,
    /** Whether a postal code was said and no distance is known yet. */
    isFar: ({ context }) =>
      context.place.postalCode.trim() !== "" && context.places.every(({ miles }) => miles === null),
    /** Whether the price holds at the location that is to be moved to: it is the same, or nothing is priced. */
    isPricedThere: ({ context }) =>
      context.movesTo === chosenPlace(context)?.id ||
      context.found === null ||
      context.found.candidates.every(({ price }) => price === null),
    asksDeposit: ({ context }) => quoteDeposit(context) > 0,
    isSent: ({ context }) => context.sent !== null,
    wantsVisit: ({ context }) => context.wantsVisit && context.time !== null,
    cameFromPrice: ({ context }) => context.from === "price",
    cameFromPicture: ({ context }) => context.from === "wrongPart"
  }
}).createMachine({
  id: "quote",
  context: ({ input }) => ({
    ...openQuote(input.requestId),
    places: input.places ?? [],
    deposit: input.deposit ?? 0,
    ...input.kept
  }),
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
          // A location that is gone is chosen anew; until then the shop's first is meant.
          {
            guard: "isChipNow",
            target: "noMatch",
            actions: assign(({ event }) => ({
              trouble: troubleOf(event.error),
              ...(isGone(event.error) ? { locationId: null } : {})
            }))
          },
          {
            target: "vehicle",
            actions: assign(({ event }) => ({
              trouble: troubleOf(event.error),
              ...(isGone(event.error) ? { locationId: null } : {})
            }))
          }
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
        SKIP: { target: "placing", actions: assign({ from: "wrongPart", wantsVisit: true }) },
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
        SKIP: { target: "placing", actions: assign({ from: "wrongPart", wantsVisit: true }) },
        WITHOUT_TIME: { target: "contact", actions: assign({ from: "wrongPart", wantsVisit: false }) },
        BACK: "picture"
      }
    },
    /** What it comes to, and who pays. */
    price: {
      on: {
        PAYS: { actions: assign(({ event }) => ({ pays: event.pays })) },
        CHOOSE_TIME: { target: "placing", actions: assign({ from: "price", wantsVisit: true, trouble: null }) },
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
        CHOOSE_TIME: { target: "placing", actions: assign({ from: "noMatch", wantsVisit: true, trouble: null }) },
        WITHOUT_TIME: { target: "contact", actions: assign({ from: "noMatch", wantsVisit: false, trouble: null }) },
        BACK: [
          { guard: "isChipNow", target: "chips" },
          { guard: "wasAsked", target: "question", actions: "askedBefore" },
          { target: "vehicle" }
        ]
      }
    },
    placing: {
      always: [{ guard: "mustPlace", target: "where" }, { target: "time" }]
    },
    /** At which of the shop's locations, or where the vehicle stands. */
    where: {
      initial: "arriving",
      on: {
        NEAR: {
          target: ".finding",
          actions: assign(({ context, event }) => ({
            place: { ...context.place, postalCode: event.postalCode },
            trouble: null
          }))
        },
        LOCATION: {
          target: "settling",
          actions: assign(({ context, event }) => ({
            movesTo: event.id,
            place: { ...context.place, isMobile: false },
            ...(context.place.isMobile ? withoutTime(context) : { trouble: null })
          }))
        },
        PLACE: {
          guard: ({ event }) => event.place.isMobile,
          target: "locating",
          actions: assign(({ context, event }) => ({ ...withoutTime(context), place: event.place }))
        },
        WITHOUT_TIME: { target: "contact", actions: assign({ wantsVisit: false, trouble: null }) },
        BACK: "backed"
      },
      states: {
        arriving: { always: [{ guard: "isFar", target: "finding" }, { target: "choosing" }] },
        choosing: {},
        finding: {
          invoke: {
            src: "findPlaces",
            // How far it is to them, however far.
            input: ({ context }) => ({ ...context, place: { ...context.place, isMobile: false } }),
            onDone: { target: "choosing", actions: assign(({ event }) => ({ places: event.output })) },
            onError: { target: "choosing", actions: assign(({ event }) => ({ trouble: troubleOf(event.error) })) }
          }
        }
      }
    },
    /** Which location is nearest to where the vehicle stands. */
    locating: {
      invoke: {
        src: "findPlaces",
        input: ({ context }) => context,
        onDone: {
          target: "settling",
          actions: assign(({ context, event }) => {
            const now = { ...context, places: event.output }
            const near = nearestPlace(now) ?? chosenPlace(now) ?? event.output[0]
            return { places: event.output, movesTo: near?.id ?? null }
          })
        },
        onError: [
          {
            guard: "hasPlaces",
            target: "#quote.where.choosing",
            actions: assign(({ event }) => ({ trouble: troubleOf(event.error) }))
          },
          {
            target: "#quote.time.failed",
            actions: assign(({ event }) => ({ days: [], trouble: troubleOf(event.error) }))
          }
        ]
      },
      on: { BACK: [{ guard: "hasPlaces", target: "#quote.where.choosing" }, { target: "backed" }] }
    },
    settling: {
      always: [
        { guard: "isPricedThere", target: "time", actions: assign(({ context }) => moved(context)) },
        { target: "moving" }
      ]
    },
    /** What it comes to at another location: its taxes are its own. */
    moving: {
      invoke: {
        src: "findGlass",
        input: ({ context }) => askedThere(context),
        onDone: [
          {
            guard: ({ context, event }) =>
              isSamePanes(context.found, event.output) && isSameOffer(context, event.output),
            target: "time",
            actions: assign(({ context, event }) => ({ ...moved(context), found: event.output }))
          },
          {
            guard: ({ context, event }) =>
              isSamePanes(context.found, event.output) && sumOf({ ...context, found: event.output }) !== "",
            target: "price",
            actions: assign(({ context, event }) => ({
              ...moved(context),
              found: event.output,
              trouble: "priceMoved"
            }))
          },
          {
            guard: "isWorkAlone",
            target: "work",
            actions: assign(({ context, event }) => ({ ...moved(context), found: event.output }))
          },
          // Other panes than before: what was asked tells nothing of them.
          {
            target: "car",
            actions: assign(({ context, event }) => ({
              ...moved(context),
              found: event.output,
              asked: [],
              picture: null
            }))
          }
        ],
        onError: [
          { guard: "isGone", target: "#quote.where.finding", actions: "gone" },
          {
            guard: "hasPlaces",
            target: "#quote.where.choosing",
            actions: assign(({ event }) => ({ movesTo: null, trouble: troubleOf(event.error) }))
          },
          {
            target: "#quote.time.failed",
            actions: assign(({ event }) => ({ movesTo: null, days: [], trouble: troubleOf(event.error) }))
          }
        ]
      },
      on: { BACK: [{ guard: "hasPlaces", target: "#quote.where.choosing" }, { target: "backed" }] }
    },
    /** Back from where and when to what was before. */
    backed: {
      always: [
        { guard: "cameFromPrice", target: "price", actions: "noTrouble" },
        { guard: "cameFromPicture", target: "back", actions: "noTrouble" },
        { target: "noMatch", actions: "noTrouble" }
      ]
    },
    /** On which half of which day; and where, as far as there is no choice of locations. */
    time: {
      initial: "loading",
      on: {
        PLACE: [
          {
            guard: ({ context, event }) => event.place.isMobile && context.places.length > 1,
            target: "locating",
            actions: assign(({ context, event }) => ({ ...withoutTime(context), place: event.place }))
          },
          // Back from another location that would have come to the vehicle.
          {
            guard: "hasSeveral",
            target: "settling",
            actions: assign(({ context, event }) => ({
              ...withoutTime(context),
              place: event.place,
              movesTo: placeChoices(context)[0]?.id ?? null
            }))
          },
          {
            target: ".loading",
            actions: assign(({ context, event }) => ({ ...withoutTime(context), place: event.place }))
          }
        ],
        WITHOUT_TIME: { target: "contact", actions: assign({ wantsVisit: false, trouble: null }) },
        BACK: [{ guard: "hasPlaces", target: "where", actions: "noTrouble" }, { target: "backed" }]
      },
      states: {
        loading: {
          invoke: {
            src: "findTimes",
            input: ({ context }) => context,
            onDone: { target: "choosing", actions: assign(({ event }) => ({ days: event.output })) },
            onError: [
              { guard: "isGone", target: "#quote.where.finding", actions: "gone" },
              { target: "failed", actions: assign(({ event }) => ({ days: [], trouble: troubleOf(event.error) })) }
            ]
          }
        },
        /** Too far away, or nobody answers. */
        failed: { on: { AGAIN: { target: "loading", actions: "noTrouble" } } },
        choosing: {
          on: {
            TIME: {
              target: "holding",
              actions: assign(({ event }) => ({ time: event.time, lostTime: false, trouble: null }))
            }
          }
        },
        holding: {
          invoke: {
            src: "holdTime",
            input: ({ context }) => context,
            onDone: { target: "#quote.contact", actions: assign(({ event }) => ({ heldUntil: event.output })) },
            onError: [
              { guard: "isGone", target: "#quote.where.finding", actions: "gone" },
              {
                target: "loading",
                actions: assign(({ event }) => ({
                  time: null,
                  heldUntil: null,
                  trouble: troubleOf(event.error)
                }))
              }
            ]
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
        SEND: [
          { guard: "asksDeposit", target: "deposit", actions: "noTrouble" },
          { target: "sending", actions: assign({ isLeft: false }) }
        ],
        CHOOSE_TIME: { target: "placing", actions: assign({ wantsVisit: true, trouble: null }) },
        BACK: [
          { guard: "wantsVisit", target: "placing", actions: "noTrouble" },
          { guard: "cameFromPrice", target: "price", actions: "noTrouble" },
          { guard: "cameFromPicture", target: "back", actions: "noTrouble" },
          { guard: "isUnfound", target: "vehicle", actions: "noTrouble" },
          { target: "noMatch", actions: "noTrouble" }
        ]
      }
    },
    /** What is paid by card now, and what on the day. */
    deposit: {
      after: { holdLasts: { actions: assign({ heldUntil: null }) } },
      on: {
        PAY: {
          guard: ({ context }) => context.time !== null,
          target: "paying",
          actions: assign(({ event }) => ({ paymentId: event.paymentId, unpaid: null, isLeft: false, trouble: null }))
        },
        CHOOSE_TIME: [
          { guard: "isSent", target: "retiming" },
          { target: "placing", actions: assign({ wantsVisit: true, trouble: null }) }
        ],
        LEAVE: { target: "sending", actions: assign({ isLeft: true, unpaid: null, trouble: null }) },
        // What the shop has already is changed by its people.
        BACK: { guard: ({ context }) => context.sent === null, target: "contact", actions: "noTrouble" }
      }
    },
    /** The card's bank is asked, the time booked, the card charged. */
    paying: {
      invoke: {
        src: "payDeposit",
        input: ({ context, event }) => ({ context, card: event.type === "PAY" ? event.card : "" }),
        onDone: [
          {
            guard: ({ event }) => event.output.visit !== null,
            target: "done",
            actions: assign(({ event: { output } }) => ({
              done: {
                ...output.sent,
                visit: output.visit,
                deposit: 0,
                ...(output.status === undefined
                  ? {}
                  : { paid: { amount: output.sent.deposit, isPending: output.status === "pending" } })
              },
              unpaid: null
            }))
          },
          {
            guard: ({ event }) => isUnpaid(event.output, "taken"),
            target: "retiming",
            actions: assign(({ event }) => ({
              sent: event.output.sent,
              paymentId: null,
              time: null,
              heldUntil: null,
              trouble: "taken" as const
            }))
          },
          // Nothing is asked any more, and nothing was booked: it is a request.
          {
            guard: ({ event }) => event.output.sent.deposit === 0,
            target: "done",
            actions: assign(({ event }) => ({ done: event.output.sent }))
          },
          {
            target: "deposit",
            actions: assign(({ context, event: { output } }) => ({
              sent: output.sent,
              unpaid: output.unpaid ?? null,
              // After a lost answer it is the same payment still.
              paymentId: isUnpaid(output, "lost") || isUnpaid(output, "underWay") ? context.paymentId : null
            }))
          }
        ],
        onError: [
          {
            guard: "isSent",
            target: "deposit",
            actions: assign(({ event }) => ({ trouble: troubleOf(event.error) }))
          },
          { guard: "isGone", target: "#quote.where.finding", actions: "gone" },
          {
            guard: ({ event }) => troubleOf(event.error) === "taken",
            target: "placing",
            actions: assign({ time: null, heldUntil: null, trouble: "taken" })
          },
          { guard: ({ event }) => troubleOf(event.error) === "priceChanged", target: "repricing" },
          { target: "deposit", actions: assign(({ event }) => ({ trouble: troubleOf(event.error) })) }
        ]
      }
    },
    /** Another time for a request that the shop has. */
    retiming: {
      initial: "loading",
      on: { LEAVE: { target: "sending", actions: assign({ isLeft: true, unpaid: null, trouble: null }) } },
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
        failed: { on: { AGAIN: { target: "loading", actions: "noTrouble" } } },
        choosing: {
          on: { TIME: { target: "holding", actions: assign(({ event }) => ({ time: event.time, trouble: null })) } }
        },
        holding: {
          invoke: {
            src: "holdTime",
            input: ({ context }) => context,
            onDone: {
              target: "#quote.deposit",
              actions: assign(({ event }) => ({ heldUntil: event.output, unpaid: null }))
            },
            onError: {
              target: "loading",
              actions: assign(({ event }) => ({ time: null, heldUntil: null, trouble: troubleOf(event.error) }))
            }
          }
        }
      }
    },
    sending: {
      invoke: {
        src: "sendRequest",
        input: ({ context }) => context,
        onDone: { target: "done", actions: assign(({ event }) => ({ done: event.output, trouble: null })) },
        onError: [
          {
            guard: "isSent",
            target: "deposit",
            actions: assign(({ event }) => ({ trouble: troubleOf(event.error) }))
          },
          { guard: "isGone", target: "#quote.where.finding", actions: "gone" },
          {
            guard: ({ event }) => troubleOf(event.error) === "taken",
            target: "placing",
            actions: assign({ time: null, heldUntil: null, trouble: "taken" })
          },
          {
            guard: ({ event }) => troubleOf(event.error) === "priceChanged",
            target: "repricing"
          },
          {
            guard: ({ context }) => context.isLeft,
            target: "deposit",
            actions: assign(({ event }) => ({ trouble: troubleOf(event.error) }))
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
        onError: [
          { guard: "isGone", target: "#quote.where.finding", actions: "gone" },
          { target: "contact", actions: assign(({ event }) => ({ trouble: troubleOf(event.error) })) }
        ]
      }
    },
    /** Booked, or asked for. */
    done: { on: { ANEW: { target: "glass", actions: "anew" } } }
  }
})
