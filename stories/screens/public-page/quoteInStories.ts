import { Effect } from "effect"
import { cardProcessorMemory } from "#adapters/memory/cardPaymentsMemory.ts"
import { CardProcessor } from "#domain/card-payments/CardProcessor.ts"
import { inEveryLanguage } from "#domain/words/languages.ts"
import type { QuoteContext } from "#domain/public-page/quoteContext.ts"
import { initialQuote } from "#domain/public-page/quoteContext.ts"
import type { QuoteCandidate, QuoteDay, QuoteFeature, QuoteLocation } from "#domain/public-page/quoteTypes.ts"
import type { SavedQuote } from "#web/public-page/quote/savedQuote.ts"
import { QuoteRefused, type QuoteClient, type ShownVisit } from "#web/public-page/quote/QuoteClient.ts"

const consent = "Demo Auto Glass may text you about your quote and appointment. Reply STOP to end, HELP for help."

const pane = (partNumber: string, features: ReadonlyArray<QuoteFeature>, total: number): QuoteCandidate => ({
  partNumber,
  features,
  calibration: features.includes("camera") ? "dynamic" : "none",
  price: {
    total,
    parts: [
      { kind: "glass", amount: total - 57_247 },
      { kind: "fitting", amount: 8_672 },
      { kind: "labor", amount: 15_000 },
      { kind: "calibration", amount: 29_900 },
      { kind: "tax", amount: 3_675 }
    ],
    isOpen: false,
    goodUntil: "2026-12-22"
  },
  minutes: 150
})

/** The two windshields of a 2023 Kona, which differ in the rain sensor. */
export const candidates = [
  pane("FW99001GTYN", ["camera"], 93_115),
  pane("FW99002GTYN", ["camera", "rainSensor"], 95_230)
]
const car = { year: 2023, make: "Hyundai", model: "Kona", bodyStyle: "SUV" }

const half = (start: string) => ({ start })
const days: ReadonlyArray<QuoteDay> = [
  { day: "2026-11-23", isClosed: false, morning: null, afternoon: null },
  { day: "2026-11-24", isClosed: false, morning: half("08:00"), afternoon: half("13:00") },
  { day: "2026-11-25", isClosed: false, morning: half("08:30"), afternoon: null },
  { day: "2026-11-26", isClosed: true, morning: null, afternoon: null },
  { day: "2026-11-27", isClosed: false, morning: half("09:00"), afternoon: half("12:30") }
]

const weekday = { start: "07:30", end: "18:00" }
const hours = [...Array.from({ length: 5 }, () => weekday), { start: "08:00", end: "12:00" }, { start: "", end: "" }]
const shared = { services: [], today: weekday, hours, miles: null }

/** The locations of a shop with two, as its quote lists them: the main one first. */
export const locations: ReadonlyArray<QuoteLocation> = [
  {
    ...shared,
    id: "1",
    name: "Tucson Main",
    address: "100 N Stone Ave, Tucson, AZ 85701",
    phone: "520-555-0190"
  },
  {
    ...shared,
    id: "2",
    name: "Oro Valley",
    address: "11000 N Oracle Rd, Oro Valley, AZ 85737",
    phone: "520-555-0191",
    today: { start: "", end: "" }
  }
]

/** A shop with two locations that knows their distances from one postal code; the second has different taxes. */
export const twoPlaces = (changes: Partial<QuoteClient> = {}): QuoteClient =>
  quoteServer({
    start: async (postalCode = "") => ({
      ...(await quoteServer().start()),
      locations: locations.map((one, at) => ({ ...one, miles: postalCode === "85737" ? [14, 1][at]! : null }))
    }),
    glass: ({ locationId }) =>
      Promise.resolve({
        car,
        candidates: [pane("FW99001GTYN", ["camera"], locationId === "2" ? 93_331 : 93_115)]
      }),
    times: () => Promise.resolve(days),
    ...changes
  })

/** The appointment of the stories. */
export const shownVisit: ShownVisit = {
  number: 3012,
  vehicle: "2023 Hyundai Kona",
  total: 93_115,
  goodUntil: "2026-12-22",
  address: "100 N Stone Ave, Tucson, AZ 85701",
  visit: { day: "2026-11-24", half: "morning", start: "08:00", isMobile: false },
  from: 1_795_532_400_000,
  to: 1_795_541_400_000,
  mayChange: true
}

/** A quote server that responds immediately; `changes` override its responses. */
export const quoteServer = (changes: Partial<QuoteClient> = {}): QuoteClient => ({
  start: () =>
    Promise.resolve({
      name: "Demo Auto Glass",
      phone: "(520) 555-0190",
      country: "US",
      radius: 25,
      services: [],
      begins: "windshieldGlass",
      deposit: 0,
      locations: locations.slice(0, 1),
      consent: inEveryLanguage(() => consent)
    }),
  makes: () => Promise.resolve(["Hyundai", "Toyota"]),
  models: () => Promise.resolve(["Kona", "Tucson"]),
  bodies: () => Promise.resolve(["SUV"]),
  glass: () => Promise.resolve({ car, candidates }),
  times: ({ place }) =>
    place.isMobile && place.postalCode !== "85701"
      ? Promise.reject(new QuoteRefused("outside"))
      : Promise.resolve(days),
  hold: () => Promise.resolve(Date.now() + 300_000),
  send: ({ wantsVisit, time }) =>
    Promise.resolve({
      number: 3012,
      token: "a-token-of-the-visitor-for-the-page",
      visit: wantsVisit && time !== null ? { ...time, start: "08:00", isMobile: false } : null,
      deposit: 0
    }),
  pay: (_, { time, place }) =>
    Promise.resolve({
      visit: time && { ...time, start: "08:00", isMobile: place.isMobile },
      payment: { status: "paid", decline: null }
    }),
  came: () => {},
  visit: () => Promise.resolve(shownVisit),
  visitTimes: () => Promise.resolve(days),
  move: () => Promise.resolve(),
  cancel: () => Promise.resolve(),
  ...changes
})

/** The processor's fields, rendered in this page. */
const card = () =>
  Effect.runSync(Effect.map(CardProcessor, ({ frame }) => frame).pipe(Effect.provide(cardProcessorMemory)))

/** A shop that takes a card deposit of 100.00 before booking, through an in-memory processor. */
export const depositShop = (changes: Partial<QuoteClient> = {}): QuoteClient =>
  quoteServer({
    start: async () => ({ ...(await quoteServer().start()), deposit: 10_000, card: card() }),
    times: () => Promise.resolve(days),
    send: async (context, language, paysNow) => ({
      ...(await quoteServer().send(context, language, paysNow)),
      visit: null,
      deposit: 10_000
    }),
    ...changes
  })

/** A visitor who resumes in a given state with their earlier answers. */
export const resumeAt = (value: string, changes: Partial<QuoteContext> = {}): SavedQuote => ({
  value,
  context: {
    ...initialQuote("019a2b3c-0000-7000-8000-000000000001"),
    glass: "windshield",
    vehicle: { by: "plate", plate: "FRIT003", state: "AZ" },
    found: { car, candidates },
    ...changes
  }
})
