import { assert, describe, it } from "@effect/vitest"
import { initialTransition, type SnapshotFrom, transition } from "xstate"
import {
  remainingCandidates,
  type QuoteContext,
  quoteDeposit,
  type QuoteEvent,
  quoteOffer,
  type QuoteErrorCode
} from "#domain/public-page/quoteContext.ts"
import { quoteMachine } from "#domain/public-page/quoteMachine.ts"
import { depositDue } from "#domain/public-page/quoteDeposit.ts"
import { candidatesLeft, nextQuestion } from "#domain/public-page/quoteQuestions.ts"
import {
  chosenLocation,
  mustChooseLocation,
  isTooFar,
  nearestMobileLocation,
  locationChoices
} from "#domain/public-page/quotePlaces.ts"
import type { QuoteCandidate, QuoteFeature, QuoteFound, QuoteLocation } from "#domain/public-page/quoteTypes.ts"

type Snapshot = SnapshotFrom<typeof quoteMachine>

const candidate = (
  partNumber: string,
  features: ReadonlyArray<QuoteFeature>,
  total: number | null = 50_000
): QuoteCandidate => ({
  partNumber,
  features,
  calibration: "none",
  price:
    total === null
      ? null
      : { total, parts: [{ kind: "glass", amount: total }], isOpen: false, goodUntil: "2026-12-22" },
  minutes: 90
})
const car = { year: 2023, make: "Hyundai", model: "Kona", bodyStyle: "SUV" }
const found: Readonly<Record<string, QuoteFound>> = {
  one: { car, candidates: [candidate("A", ["camera"])] },
  two: { car, candidates: [candidate("A", []), candidate("B", ["headUpDisplay"], 70_000)] },
  none: { car, candidates: [] },
  unpriced: { car, candidates: [candidate("A", [], null)] }
}
const several: QuoteFound = {
  car,
  candidates: [
    candidate("A", []),
    candidate("B", ["rainSensor"], 52_000),
    candidate("C", ["rainSensor", "headUpDisplay"], 70_000)
  ]
}
const days = [{ day: "2026-11-24", isClosed: false, morning: { start: "08:00" }, afternoon: null }]
const done = { number: 1042, token: "token", visit: null, deposit: 0 }
const sent = { ...done, deposit: 10_000 }
const visit = { day: "2026-11-24", half: "morning", start: "08:00", isMobile: false } as const

const location = (id: string, changes: Partial<QuoteLocation> = {}): QuoteLocation => ({
  id,
  name: id,
  address: "",
  services: [],
  phone: "",
  today: { start: "", end: "" },
  hours: [],
  miles: null,
  ...changes
})
/** Three locations, one of which is mobile only. */
const places = [
  location("main"),
  location("second", { miles: 4 }),
  location("vans", { miles: 2, services: ["mobileService"] })
]

const said = {
  GLASS: [
    { type: "GLASS", glass: "windshield" },
    { type: "GLASS", glass: "chip" }
  ],
  CHIPS: [{ type: "CHIPS", chips: 2 }],
  VEHICLE: [{ type: "VEHICLE", vehicle: { by: "plate", plate: "FRIT003", state: "AZ" } }],
  ANSWER: [
    { type: "ANSWER", answer: "yes" },
    { type: "ANSWER", answer: "no" },
    { type: "ANSWER", answer: "notSure" }
  ],
  PICTURE: [
    { type: "PICTURE", answer: "yes" },
    { type: "PICTURE", answer: "no" },
    { type: "PICTURE", answer: "notSure" }
  ],
  PAYS: [
    {
      type: "PAYS",
      pays: { by: "insurance", company: "Saguaro Mutual", policyNumber: "", claimNumber: "", deductible: 10_000 }
    }
  ],
  PLACE: [
    { type: "PLACE", place: { isMobile: true, postalCode: "85701" } },
    { type: "PLACE", place: { isMobile: false, postalCode: "85701" } }
  ],
  LOCATION: [
    { type: "LOCATION", id: "main" },
    { type: "LOCATION", id: "second" }
  ],
  NEAR: [{ type: "NEAR", postalCode: "85701" }],
  TIME: [{ type: "TIME", time: { day: "2026-11-24", half: "morning" } }],
  CONTACT: [],
  PAY: [{ type: "PAY", card: "cnon:card-nonce-ok", paymentId: "payment" }],
  ANEW: [{ type: "ANEW", requestId: "another" }]
} as unknown as Readonly<Record<string, ReadonlyArray<QuoteEvent>>>

/**
 * A shop with several locations is explored with fewer distinguishing features, because the states would be too many.
 */
const foundAt = (several: boolean) =>
  several ? [pair(50_000, 70_000), pair(51_000, 71_000), pair(null, null)] : Object.values(found)
const pair = (one: number | null, other: number | null): QuoteFound => ({
  car,
  candidates: [candidate("A", [], one), candidate("B", ["headUpDisplay"], other)]
})

/** Possible results of each call, by its actor. Only a chosen location can be gone. */
const answersOf = (
  source: string,
  several: boolean
): ReadonlyArray<{ readonly output?: unknown; readonly trouble?: QuoteErrorCode }> => {
  const gone = several ? ([{ trouble: "locationGone" }] as const) : []
  switch (source) {
    case "findGlass":
      return [
        ...foundAt(several).map((output) => ({ output })),
        ...(["vinUnknown", "tooOften"] as const).map((trouble) => ({ trouble })),
        ...gone
      ]
    case "findPlaces":
      return [{ output: places }, { output: places.slice(0, 1) }, { trouble: "away" }]
    case "findTimes":
      return [{ output: days }, { trouble: "outside" }, { trouble: "away" }, ...gone]
    case "payDeposit":
      return [
        ...[
          { sent, visit, status: "paid" },
          { sent, visit, status: "pending" },
          { sent: { ...done, visit }, visit },
          { sent: done, visit: null },
          { sent, visit: null, unpaid: { decline: "CVV_FAILURE" } },
          ...["changed", "noCards", "declines", "underWay", "tooOften", "lost", "taken"].map((trouble) => ({
            sent,
            visit: null,
            unpaid: { trouble }
          }))
        ].map((output) => ({ output })),
        ...(["taken", "priceChanged", "away"] as const).map((trouble) => ({ trouble })),
        ...gone
      ]
    case "holdTime":
      return [{ output: 1_000 }, { trouble: "taken" }, ...gone]
    default:
      return [
        { output: done },
        ...(["taken", "priceChanged", "away"] as const).map((trouble) => ({ trouble })),
        ...gone
      ]
  }
}

const nextOf = (snapshot: Snapshot, several: boolean): ReadonlyArray<readonly [what: string, next: Snapshot]> => {
  const told: Array<readonly [string, object]> = []
  for (const [id, child] of Object.entries(snapshot.children)) {
    const source = String((child as unknown as { readonly src: unknown }).src)
    for (const { output, trouble } of answersOf(source, several))
      told.push(
        trouble === undefined
          ? [`${source} answers`, { type: `xstate.done.actor.${id}`, output, actorId: id }]
          : [`${source} ${trouble}`, { type: `xstate.error.actor.${id}`, error: { trouble }, actorId: id }]
      )
  }
  const types = new Set(snapshot._nodes.flatMap((node) => node.ownEvents as ReadonlyArray<string>))
  for (const type of types)
    for (const event of said[type] ?? (type.startsWith("xstate.") ? [] : [{ type } as QuoteEvent]))
      if (snapshot.can(event)) told.push([JSON.stringify(event), event])
  return told.map(([what, event]) => [what, transition(quoteMachine, snapshot, event as QuoteEvent)[0]] as const)
}

const keyOf = ({ value, context }: Snapshot) =>
  JSON.stringify([
    value,
    context.glass,
    context.found?.candidates.map(({ partNumber, price }) => [partNumber, price?.total]),
    context.asked,
    context.asked.map((feature) => context.answers[feature]),
    isLate(value) && [context.from, context.wantsVisit && context.time !== null],
    context.deposit > 0 && [context.sent !== null, context.isLeft, isPayStep(value) && context.time !== null],
    context.places.length > 0 && [
      context.places.length,
      context.locationId,
      context.movesTo,
      context.place.isMobile,
      context.place.postalCode === "",
      context.time !== null
    ]
  ])

/** Where a deposit is paid, the possible actions depend on whether a time is chosen. */
const isPayStep = (value: Snapshot["value"]) =>
  typeof value === "object" ? "retiming" in value : ["deposit", "paying"].includes(value)

/** Where the visitor came from matters only in states they can go back from. */
const isLate = (value: Snapshot["value"]) =>
  typeof value === "object" ||
  ["contact", "sending", "deposit", "paying", "repricing", "locating", "moving"].includes(value as string)

/** Every reachable state, with the states it leads to. */
const walked = (several: ReadonlyArray<QuoteLocation>, deposit: number) => {
  const [first] = initialTransition(quoteMachine, { requestId: "mine", places: several, deposit })
  const all = new Map<string, { readonly at: Snapshot; readonly leads: ReadonlyArray<readonly [string, string]> }>()
  const waiting = new Map([[keyOf(first), first]])
  for (const [key, at] of waiting) {
    const next = nextOf(at, several.length > 0).map(([what, one]) => [what, keyOf(one), one] as const)
    all.set(key, { at, leads: next.map(([what, to]) => [what, to] as const) })
    for (const [, to, one] of next) if (!waiting.has(to)) waiting.set(to, one)
  }
  return all
}

describe.each([
  ["of a shop with one location", [], 0],
  ["of a shop with one location and a deposit", [], 10_000],
  ["of a shop with several locations", places, 0]
] as const)("the public quote machine %s", (_, several, deposit) => {
  const all = walked(several, deposit)
  const names = new Set([...all.values()].map(({ at }) => JSON.stringify(at.value)))

  it("reaches every state", () => {
    for (const state of [
      "glass",
      "chips",
      "vehicle",
      "looking",
      "car",
      "question",
      "picture",
      "wrongPart",
      "price",
      "noMatch",
      "contact",
      "sending",
      "repricing",
      "done"
    ])
      assert.isTrue(names.has(JSON.stringify(state)), state)
    for (const state of ["loading", "failed", "choosing", "holding"])
      assert.isTrue(names.has(JSON.stringify({ time: state })), state)
    for (const state of ["locating", "moving", { where: "choosing" }, { where: "finding" }])
      assert.strictEqual(names.has(JSON.stringify(state)), several.length > 0, JSON.stringify(state))
    for (const state of [
      "deposit",
      "paying",
      ...["loading", "failed", "choosing", "holding"].map((retiming) => ({ retiming }))
    ])
      assert.strictEqual(names.has(JSON.stringify(state)), deposit > 0, JSON.stringify(state))
    assert.isAbove(all.size, several.length > 0 ? 1_000 : 150)
  })

  it("leads to a request from every state, without dead ends", () => {
    const good = new Set([...all].filter(([, { at }]) => at.matches("done")).map(([key]) => key))
    let before = -1
    while (before !== good.size) {
      before = good.size
      for (const [key, { leads }] of all) if (leads.some(([, to]) => good.has(to))) good.add(key)
    }
    const stuck = [...all].filter(([key]) => !good.has(key)).map(([key]) => key)
    assert.deepStrictEqual(stuck, [])
  })

  it("goes back from every state except the first and a sent request, and keeps all answers", () => {
    for (const { at, leads } of all.values()) {
      if (at.matches("glass") || at.matches("done") || at.matches("sending") || at.matches("repricing")) continue
      if (at.matches("paying") || at.context.sent !== null) continue
      const back = leads.find(([what]) => what === JSON.stringify({ type: "BACK" }))
      if (back === undefined) assert.fail(JSON.stringify(at.value))
      const before = at.context
      const [{ context: after }] = transition(quoteMachine, at, { type: "BACK" })
      // Identical values need no deep comparison: there are thousands of states.
      for (const kept of ["glass", "vehicle", "found", "answers", "pays", "place", "contact"] as const)
        if (after[kept] !== before[kept])
          assert.deepStrictEqual(after[kept], before[kept], `${JSON.stringify(at.value)} ${kept}`)
    }
  })

  it("books a time that requires a deposit once it is paid, and allows only a time change in a sent request", () => {
    for (const { at, leads } of all.values()) {
      const { context } = at
      if (context.sent !== null)
        assert.isTrue(
          ["deposit", "paying", "sending", "done"].includes(String(at.value)) || isPayStep(at.value),
          JSON.stringify(at.value)
        )
      if (quoteDeposit(context) > 0 && at.matches("contact")) {
        const [{ value }] = transition(quoteMachine, at, { type: "SEND" })
        assert.strictEqual(value, "deposit")
      }
      // The request of a visitor who leaves without paying contains no time to book.
      if (at.matches("sending") && quoteDeposit(context) > 0) assert.isTrue(context.isLeft)
      if (at.matches("deposit")) assert.isTrue(leads.some(([what]) => what.includes("LEAVE")))
    }
  })

  it("shows a price only if there is one, and asks only questions that distinguish the remaining parts", () => {
    for (const { at } of all.values()) {
      const { context } = at
      if (at.matches("price")) assert.notStrictEqual(quoteOffer(context).kind, "none")
      if (at.matches("question"))
        assert.isDefined(nextQuestion(remainingCandidates(context), context.asked), JSON.stringify(context.asked))
      if (at.matches("picture")) assert.isAbove(remainingCandidates(context).length, 0)
    }
  })

  it("requests times only of a location that does the work, once it is chosen", () => {
    for (const { at } of all.values()) if (at.matches("time")) assert.isFalse(mustChooseLocation(at.context))
  })
})

describe("the public quote", () => {
  it("does not look up the same vehicle twice", () => {
    const context = { glass: "windshield", vehicle: { by: "vin", vin: "X" }, found: found["one"]! } as const
    const [at] = initialTransition(quoteMachine, { requestId: "mine", kept: context as Partial<QuoteContext> })
    const [vehicle] = transition(quoteMachine, at, { type: "GLASS", glass: "windshield" })
    assert.isTrue(transition(quoteMachine, vehicle, { type: "VEHICLE", vehicle: context.vehicle })[0].matches("car"))
    const other = { by: "vin", vin: "Y" } as const
    assert.isTrue(transition(quoteMachine, vehicle, { type: "VEHICLE", vehicle: other })[0].matches("looking"))
  })
})

describe("the deposit amount", () => {
  it("is the shop's, never above the visitor's own share, and zero if that is unknown", () => {
    const due = (deductible: number | null | undefined, total: number | undefined) =>
      depositDue({ deposit: 10_000, total, deductible })
    assert.deepStrictEqual(
      [50_000, 4_000, undefined].map((total) => due(undefined, total)),
      [10_000, 4_000, 0]
    )
    assert.deepStrictEqual(
      [2_500, 70_000, 0, null].map((deductible) => due(deductible, 50_000)),
      [2_500, 10_000, 0, 0]
    )
  })
})

describe("choosing among locations", () => {
  const say = (at: Snapshot, event: object) => transition(quoteMachine, at, event as QuoteEvent)[0]
  /** The result of the only pending call. */
  const answered = (at: Snapshot, output: unknown) => {
    const [id] = Object.keys(at.children)
    return say(at, { type: `xstate.done.actor.${id}`, output, actorId: id })
  }
  const [start] = initialTransition(quoteMachine, { requestId: "mine", places })
  /** At the price of a single part. */
  const priced = [
    { type: "GLASS", glass: "windshield" },
    { type: "VEHICLE", vehicle: { by: "plate", plate: "FRIT003", state: "AZ" } }
  ].reduce(say, start)
  const atPrice = [{ type: "MY_CAR" }, { type: "PICTURE", answer: "yes" }].reduce(say, answered(priced, found["one"]))
  const taxedOther: QuoteFound = { car, candidates: [candidate("A", ["camera"], 51_000)] }
  const where = say(atPrice, { type: "CHOOSE_TIME" })
  const held = answered(
    say(answered(say(where, { type: "LOCATION", id: "main" }), days), {
      type: "TIME",
      time: { day: "2026-11-24", half: "morning" }
    }),
    1_000
  )

  it("is requested once there is a price, and continues at the main location without looking up its price again", () => {
    assert.isTrue(atPrice.matches("price"))
    assert.isTrue(where.matches({ where: "choosing" }))
    assert.strictEqual(chosenLocation(where.context)?.id, "main")
    assert.isTrue(say(where, { type: "LOCATION", id: "main" }).matches({ time: "loading" }))
    assert.isTrue(held.matches("contact"))
  })

  it("looks up another location's price and shows it before a time if it differs", () => {
    const moving = say(where, { type: "LOCATION", id: "second" })
    assert.isTrue(moving.matches("moving"))
    assert.isTrue(answered(moving, found["one"]).matches({ time: "loading" }))
    const after = answered(moving, taxedOther)
    assert.isTrue(after.matches("price"))
    assert.strictEqual(after.context.trouble, "priceMoved")
    assert.strictEqual(after.context.locationId, "second")
    // Once it was seen, the location is not asked for again.
    assert.isTrue(say(after, { type: "CHOOSE_TIME" }).matches({ time: "loading" }))
  })

  it("releases a held time with its location, and says so until another is chosen", () => {
    const back = [{ type: "BACK" }, { type: "BACK" }].reduce(say, held)
    assert.isTrue(back.matches({ where: "choosing" }))
    // Neither looking nor choosing the same location releases anything.
    assert.isNotNull(back.context.time)
    assert.isNotNull(say(back, { type: "LOCATION", id: "main" }).context.time)
    const other = answered(say(back, { type: "LOCATION", id: "second" }), found["one"])
    assert.deepInclude(other.context, { time: null, heldUntil: null, lostTime: true })
    const again = say(answered(other, days), { type: "TIME", time: { day: "2026-11-24", half: "morning" } })
    assert.isFalse(again.context.lostTime)
  })

  it("selects the nearest location that comes to a vehicle, and offers those customers can come to when going back", () => {
    const mobile = { type: "PLACE", place: { isMobile: true, postalCode: "85701" } }
    const settled = answered(say(where, mobile), places)
    assert.isTrue(settled.matches("moving"))
    const there = answered(settled, found["one"])
    assert.deepInclude(there.context, { locationId: "vans" })
    assert.deepInclude(there.context.place, { isMobile: true })
    const back = say(there, { type: "BACK" })
    assert.deepStrictEqual(
      locationChoices(back.context).map(({ id }) => id),
      ["second", "main"]
    )
    assert.strictEqual(nearestMobileLocation({ places: [location("main")], glass: "windshield" }), undefined)
  })

  it("keeps a visitor whose vehicle is too far away, before requesting any price or time there", () => {
    const mobile = { type: "PLACE", place: { isMobile: true, postalCode: "10001" } }
    const locating = say(where, mobile)
    const [id] = Object.keys(locating.children)
    const far = say(locating, { type: `xstate.error.actor.${id}`, error: { trouble: "outside" }, actorId: id })
    assert.isTrue(far.matches({ where: "choosing" }))
    assert.strictEqual(far.context.trouble, "outside")
    const asked = (miles: number | null, isMobile = true) => ({
      places: [{ ...location("main"), miles }],
      glass: "chip" as const,
      place: { isMobile, postalCode: "10001" }
    })
    assert.deepStrictEqual(
      [asked(25), asked(26), asked(null), asked(26, false)].map((one) => isTooFar(one, 25)),
      [false, true, true, false]
    )
  })

  it("drops a location that is gone and chooses among the rest", () => {
    const times = say(where, { type: "LOCATION", id: "main" })
    const [id] = Object.keys(times.children)
    const error = { trouble: "locationGone" }
    const gone = say(times, { type: `xstate.error.actor.${id}`, error, actorId: id })
    assert.isTrue(gone.matches({ where: "finding" }))
    const left = answered(gone, places.slice(1))
    assert.strictEqual(left.context.trouble, "locationGone")
    assert.deepStrictEqual(
      locationChoices(left.context).map(({ id }) => id),
      ["second"]
    )
    // It is priced where it is done, even if that is now the first.
    assert.isTrue(say(left, { type: "LOCATION", id: "second" }).matches("moving"))
  })
})

describe("questions about the glass", () => {
  const { candidates } = several

  it("start with the most distinguishing one, and the head-up display before what is harder to see", () => {
    assert.strictEqual(nextQuestion(candidates, []), "headUpDisplay")
    assert.strictEqual(nextQuestion(candidates, ["headUpDisplay"]), "rainSensor")
    assert.strictEqual(nextQuestion(candidates.slice(0, 1), []), undefined)
  })

  it("keep both options if the answer is uncertain", () => {
    assert.lengthOf(candidatesLeft(candidates, ["rainSensor"], { rainSensor: "notSure" }), 3)
    assert.lengthOf(candidatesLeft(candidates, ["rainSensor"], { rainSensor: "yes" }), 2)
    assert.lengthOf(candidatesLeft(candidates, ["rainSensor"], { rainSensor: "no" }), 1)
    // An answer that is no longer asked for has no effect.
    assert.lengthOf(candidatesLeft(candidates, [], { rainSensor: "no" }), 3)
  })

  it("give a range if several remain, one price if one does, and none if one is unpriced", () => {
    const context = { found: several, asked: [], answers: {}, picture: null }
    assert.deepStrictEqual(quoteOffer(context), {
      kind: "range",
      least: 50_000,
      most: 70_000,
      goodUntil: "2026-12-22"
    })
    assert.strictEqual(quoteOffer({ ...context, found: found["one"]! }).kind, "firm")
    assert.strictEqual(quoteOffer({ ...context, found: found["one"]!, picture: "notSure" }).kind, "range")
    assert.strictEqual(quoteOffer({ ...context, found: found["unpriced"]! }).kind, "none")
    assert.strictEqual(quoteOffer({ ...context, found: found["none"]! }).kind, "none")
  })
})
