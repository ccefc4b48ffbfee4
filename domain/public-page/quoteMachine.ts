import { assign, fromPromise, setup } from "xstate"
import {
  type QuoteErrorCode,
  type QuoteRefusal,
  type QuoteContext,
  type QuoteEvent,
  remainingCandidates,
  questionOf,
  quoteOffer,
  quoteDeposit,
  type QuotePaymentInput,
  initialQuote
} from "./quoteContext.ts"
import {
  chosenLocation,
  hasLocationChoice,
  mustChooseLocation,
  nearestMobileLocation,
  locationChoices
} from "./quotePlaces.ts"
import {
  holdLifetime,
  type QuoteDay,
  type QuoteDone,
  type QuoteFound,
  type QuoteGlass,
  type QuoteLocation,
  type QuotePaid,
  type QuoteVehicle
} from "./quoteTypes.ts"

const missing = (): Promise<never> => Promise.reject(new Error("no actor was provided"))

/** Whether the work involves no pane: a chip repair or a standalone calibration. */
const isWorkAlone = (glass: QuoteGlass | null) => glass === "chip" || glass === "calibration"

const sameVehicle = (one: QuoteVehicle | null, other: QuoteVehicle) => JSON.stringify(one) === JSON.stringify(other)

/** Whether the same panes were found again, all of them priced. */
const isSameGlass = (before: QuoteFound | null, after: QuoteFound) =>
  after.candidates.length > 0 &&
  before?.candidates.length === after.candidates.length &&
  after.candidates.every(
    ({ partNumber, price }, at) => price !== null && partNumber === before.candidates[at]!.partNumber
  )

/** Returns the amount of an offer for comparison; for a range, both ends. */
const sumOf = (context: QuoteContext) => {
  const offer = quoteOffer(context)
  return offer.kind === "none"
    ? ""
    : offer.kind === "range"
      ? `${offer.least}-${offer.most}`
      : `${offer.kind} ${offer.price.total}`
}

/** Whether the offer shown still holds: the same price, or if none was shown, still no price or still some price. */
const isSameOffer = (context: QuoteContext, found: QuoteFound) => {
  const [before, after] = [sumOf(context), sumOf({ ...context, found })]
  return context.from === "price" ? before === after : (before === "") === (after === "")
}

/** Whether the same panes were found, regardless of price. */
const isSamePanes = (before: QuoteFound | null, after: QuoteFound) =>
  JSON.stringify(before?.candidates.map(({ partNumber }) => partNumber)) ===
  JSON.stringify(after.candidates.map(({ partNumber }) => partNumber))

/**
 * Returns the query for another location's price, using the vehicle already found so that no registry is queried again.
 */
const askedThere = (context: QuoteContext): QuoteContext => ({
  ...context,
  locationId: context.movesTo,
  vehicle: context.found?.car ? { by: "model", ...context.found.car } : context.vehicle
})

/** Drops the chosen time, which is tied to the location. */
const withoutTime = ({ time, lostTime }: QuoteContext) => ({
  time: null,
  heldUntil: null,
  lostTime: lostTime || time !== null,
  trouble: null
})

/** Switches to the new location; drops the chosen time if it is a different one. */
const moved = ({ movesTo, ...context }: QuoteContext) => ({
  locationId: movesTo,
  movesTo: null,
  ...(movesTo === chosenLocation(context)?.id ? {} : withoutTime({ movesTo, ...context }))
})

/** Whether the card payment failed for this reason. */
const isUnpaid = ({ unpaid }: QuotePaid, trouble: string) =>
  unpaid !== undefined && "trouble" in unpaid && unpaid.trouble === trouble

const isGone = (error: unknown) => troubleOf(error) === "locationGone"

const troubleOf = (error: unknown): QuoteErrorCode =>
  typeof error === "object" && error !== null && "trouble" in error ? (error as QuoteRefusal).trouble : "away"

/**
 * The public quote as a state machine (spec §4): which glass, which vehicle, only the questions that distinguish the
 * candidates, the price, who pays, when and where, and contact details. No state is a dead end, going back loses
 * nothing, and a request without a price is always possible. The host provides the API calls as actors.
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
    /** Returns the locations with their distance from the visitor's postal code. */
    findPlaces: fromPromise<ReadonlyArray<QuoteLocation>, QuoteContext>(missing),
    findTimes: fromPromise<ReadonlyArray<QuoteDay>, QuoteContext>(missing),
    holdTime: fromPromise<number, QuoteContext>(missing),
    sendRequest: fromPromise<QuoteDone, QuoteContext>(missing),
    /** Submits the request if that has not been done, authorizes the card, books the time, and charges the card. */
    payDeposit: fromPromise<QuotePaid, QuotePaymentInput>(missing)
  },
  actions: {
    noTrouble: assign({ trouble: null }),
    /** Reopens the last question with its answer still filled in. */
    askedBefore: assign(({ context }) => ({ asked: context.asked.slice(0, -1) })),
    /** The location no longer accepts work; the visitor must choose another. */
    gone: assign(({ context }) => ({ ...withoutTime(context), movesTo: null, trouble: "locationGone" as const })),
    /** Starts another request for the same person. */
    anew: assign(({ context, event }) =>
      event.type === "ANEW"
        ? {
            ...initialQuote(event.requestId),
            contact: context.contact,
            places: context.places,
            deposit: context.deposit
          }
        : {}
    )
  },
  delays: { holdLasts: holdLifetime },
  guards: {
    isChip: (_, glass: QuoteGlass) => glass === "chip",
    isChipNow: ({ context }) => context.glass === "chip",
    isKnown: ({ context }, vehicle: QuoteVehicle) => sameVehicle(context.vehicle, vehicle) && context.found !== null,
    hasNone: ({ context }) => remainingCandidates(context).length === 0,
    hasQuestion: ({ context }) => questionOf(context) !== undefined,
    isWorkAlone: ({ context }) => isWorkAlone(context.glass),
    isUnpriced: ({ context }) => quoteOffer(context).kind === "none",
    wasAsked: ({ context }) => context.asked.length > 0,
    isUnfound: ({ context }) => context.found === null && context.glass !== "chip",
    isGone: ({ event }) => "error" in event && isGone(event.error),
    hasPlaces: ({ context }) => hasLocationChoice(context),
    mustPlace: ({ context }) => mustChooseLocation(context),
    hasSeveral: ({ context }) => context.places.length > 1,
    /** Whether a postal code was entered but no distance is known yet. */
    isFar: ({ context }) =>
      context.place.postalCode.trim() !== "" && context.places.every(({ miles }) => miles === null),
    /** Whether the price also holds at the location to switch to: it is the same location, or nothing is priced. */
    isPricedThere: ({ context }) =>
      context.movesTo === chosenLocation(context)?.id ||
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
    ...initialQuote(input.requestId),
    places: input.places ?? [],
    deposit: input.deposit ?? 0,
    ...input.kept
  }),
  initial: "glass",
  states: {
    /** Asks which glass is broken. */
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
              // Another glass has other candidates; the entered vehicle stays.
              ...(context.glass === event.glass ? {} : { found: null, asked: [], picture: null }),
              trouble: null
            }))
          }
        ]
      }
    },
    /** Asks how many chips to repair. */
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
    /** Asks for the vehicle by plate, VIN, or year and model. */
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
    /** Looks up the vehicle and its glass. Takes seconds if a registry is queried. */
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
          // If the location is gone, the choice is cleared and the shop's first location applies until another is
          // chosen.
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
    /** Work without a pane needs no questions. */
    work: {
      always: [{ guard: "isUnpriced", target: "noMatch" }, { target: "price" }]
    },
    /** Asks the visitor to confirm the vehicle. */
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
    /** Asks the questions that distinguish the candidates, the most telling first. */
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
    /** Asks the visitor to confirm the part by its picture. */
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
    /** The picture does not match: the visitor can try again or go on to a time. */
    wrongPart: {
      on: {
        RETRY: { target: "car", actions: assign({ asked: [], picture: null }) },
        SKIP: { target: "placing", actions: assign({ from: "wrongPart", wantsVisit: true }) },
        WITHOUT_TIME: { target: "contact", actions: assign({ from: "wrongPart", wantsVisit: false }) },
        BACK: "picture"
      }
    },
    /** Shows the price and asks who pays. */
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
    /** Nothing fits or nothing is priced: staff will look it up. */
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
    /** Asks for one of the shop's locations, or where the vehicle is. */
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
            // Distances are wanted regardless of the service radius.
            input: ({ context }) => ({ ...context, place: { ...context.place, isMobile: false } }),
            onDone: { target: "choosing", actions: assign(({ event }) => ({ places: event.output })) },
            onError: { target: "choosing", actions: assign(({ event }) => ({ trouble: troubleOf(event.error) })) }
          }
        }
      }
    },
    /** Finds the location nearest to the vehicle. */
    locating: {
      invoke: {
        src: "findPlaces",
        input: ({ context }) => context,
        onDone: {
          target: "settling",
          actions: assign(({ context, event }) => {
            const now = { ...context, places: event.output }
            const near = nearestMobileLocation(now) ?? chosenLocation(now) ?? event.output[0]
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
    /** Looks up the price at another location, whose taxes may differ. */
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
          // Different panes than before, so the earlier answers do not apply.
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
    /** Returns from choosing a place or time to the step before it. */
    backed: {
      always: [
        { guard: "cameFromPrice", target: "price", actions: "noTrouble" },
        { guard: "cameFromPicture", target: "back", actions: "noTrouble" },
        { target: "noMatch", actions: "noTrouble" }
      ]
    },
    /** Asks for a half-day, and for the place if there is no choice of locations. */
    time: {
      initial: "loading",
      on: {
        PLACE: [
          {
            guard: ({ context, event }) => event.place.isMobile && context.places.length > 1,
            target: "locating",
            actions: assign(({ context, event }) => ({ ...withoutTime(context), place: event.place }))
          },
          // Switching back from mobile work that another location would have done.
          {
            guard: "hasSeveral",
            target: "settling",
            actions: assign(({ context, event }) => ({
              ...withoutTime(context),
              place: event.place,
              movesTo: locationChoices(context)[0]?.id ?? null
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
        /** The place is too far away, or the server cannot be reached. */
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
    /** Returns from a time to the question or picture that was skipped. */
    back: {
      always: [{ guard: "hasQuestion", target: "question" }, { target: "wrongPart" }]
    },
    /** Asks for contact details and how to send the confirmation. */
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
    /** Shows what is paid by card now and what on the day. */
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
        // A submitted request can be changed only by the shop's staff.
        BACK: { guard: ({ context }) => context.sent === null, target: "contact", actions: "noTrouble" }
      }
    },
    /** Authorizes the card, books the time, and charges the card. */
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
          // No deposit is due any more and nothing was booked: it remains a request.
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
              // After a lost response, the retry must reuse the same payment id.
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
    /** Asks for another time for a request already submitted. */
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
    /** The shop changed its prices in the meantime: the new price is shown before anything is booked. */
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
          // Different panes than before, so the earlier answers do not apply.
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
    /** Booked or requested. */
    done: { on: { ANEW: { target: "glass", actions: "anew" } } }
  }
})
