/** What may be broken, as a visitor of the public page names it; the last three are no pane of their own. */
export const quoteGlasses = [
  "windshield",
  "back",
  "frontLeftDoor",
  "frontRightDoor",
  "rearLeftDoor",
  "rearRightDoor",
  "leftQuarter",
  "rightQuarter",
  "leftVent",
  "rightVent",
  "roof",
  "other",
  "chip",
  "calibration"
] as const
export type QuoteGlass = (typeof quoteGlasses)[number]

const services: Readonly<Record<QuoteGlass, string | undefined>> = {
  windshield: "windshieldReplacement",
  back: "backGlass",
  frontLeftDoor: "doorGlass",
  frontRightDoor: "doorGlass",
  rearLeftDoor: "doorGlass",
  rearRightDoor: "doorGlass",
  leftQuarter: "doorGlass",
  rightQuarter: "doorGlass",
  leftVent: "doorGlass",
  rightVent: "doorGlass",
  roof: undefined,
  other: undefined,
  chip: "windshieldRepair",
  calibration: "calibration"
}

/**
 * Whether a shop that offers these services is asked about a glass; one that names none offers all. About a roof and
 * anything else every shop may be asked.
 */
export const isOffered = (glass: QuoteGlass, offered: ReadonlyArray<string>): boolean => {
  const service = services[glass]
  return offered.length === 0 || service === undefined || offered.includes(service)
}

/** What tells one pane from another, as the catalog has it (`GlassFeature`). */
export const quoteFeatures = [
  "headUpDisplay",
  "camera",
  "rainSensor",
  "heated",
  "acoustic",
  "shadeBand",
  "antenna",
  "solar"
] as const
export type QuoteFeature = (typeof quoteFeatures)[number]

/** What a visitor answers to a question about their glass. */
export type QuoteAnswerGiven = "yes" | "no" | "notSure"

/** How a visitor says which vehicle it is. */
export type QuoteVehicle =
  | { readonly by: "vin"; readonly vin: string }
  | { readonly by: "plate"; readonly plate: string; readonly state: string }
  | {
      readonly by: "model"
      readonly year: number
      readonly make: string
      readonly model: string
      readonly bodyStyle: string
    }

/** The vehicle that was found. */
export interface QuoteCar {
  readonly year: number
  readonly make: string
  readonly model: string
  readonly bodyStyle: string
}

/** A part of a price, in cents. */
export interface QuotePart {
  readonly kind: "glass" | "fitting" | "labor" | "calibration" | "repair" | "tax"
  readonly amount: number
}

/** What a job comes to, tax included, in cents. */
export interface QuotePrice {
  readonly total: number
  readonly parts: ReadonlyArray<QuotePart>
  /** Whether the price of a molding or another small part still comes on top: a person tells it. */
  readonly isOpen: boolean
  /** The last day on which it holds. */
  readonly goodUntil: string
}

/** A pane that may be the one, or the work where there is none. */
export interface QuoteCandidate {
  /** The part's number; empty for a repair and for a calibration alone. */
  readonly partNumber: string
  readonly features: ReadonlyArray<QuoteFeature>
  readonly calibration: "none" | "static" | "dynamic" | "dual"
  /** Null where nobody has set a price: a person answers. */
  readonly price: QuotePrice | null
  /** How long the work takes. */
  readonly minutes: number
}

/** What was found for a vehicle and its glass. */
export interface QuoteFound {
  /** Null where only the work was asked for. */
  readonly car: QuoteCar | null
  readonly candidates: ReadonlyArray<QuoteCandidate>
}

/** A half of a day that can be booked; null where it is full. */
export interface QuoteWindow {
  /** From when: the time to come at, or the earliest that somebody comes. */
  readonly start: string
}

/** A day as it can be booked. */
export interface QuoteDay {
  readonly day: string
  readonly isClosed: boolean
  readonly morning: QuoteWindow | null
  readonly afternoon: QuoteWindow | null
}

/** Which half of which day. */
export interface QuoteTime {
  readonly day: string
  readonly half: "morning" | "afternoon"
}

/** Where the work is done. */
export interface QuotePlace {
  readonly isMobile: boolean
  readonly postalCode: string
}

/** From when to when, as 24-hour time; both empty on a day without hours. */
export interface QuoteHours {
  readonly start: string
  readonly end: string
}

/** A location that a visitor may choose. */
export interface QuoteLocation {
  readonly id: string
  readonly name: string
  /** On one line. */
  readonly address: string
  readonly services: ReadonlyArray<string>
  readonly phone: string
  readonly today: QuoteHours
  /** Monday first. */
  readonly hours: ReadonlyArray<QuoteHours>
  /** How far it is from the visitor's postal code; null where that is not known. */
  readonly miles: number | null
}

/** Who pays; amounts in cents, null for a deductible that nobody knows yet. */
export type QuotePays =
  | { readonly by: "self" }
  | {
      readonly by: "insurance"
      readonly company: string
      readonly policyNumber: string
      readonly claimNumber: string
      readonly deductible: number | null
    }

/** Whom it is for, as it is typed. */
export interface QuoteContact {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly note: string
  /** How the confirmation goes out. */
  readonly by: "email" | "sms" | "none"
  readonly consent: boolean
  /** What tells the vehicle where year and model alone were named. */
  readonly plate: string
  readonly state: string
  readonly vin: string
  /** Where a mobile job is done. */
  readonly address: string
  readonly city: string
  readonly region: string
}

/** What became of it. */
export interface QuoteDone {
  readonly number: number
  /** What stands in the address of the visitor's own page. */
  readonly token: string
  readonly visit: QuoteVisit | null
  /** What the shop asks to be paid now, in cents; 0 for nothing. */
  readonly deposit: number
  /** What was paid by card as it was booked, in cents, and whether that is still looked into. */
  readonly paid?: { readonly amount: number; readonly isPending: boolean }
}

/** Why nothing came of a card, though its bank did not refuse it. */
export type QuoteUnpaidTrouble = "changed" | "noCards" | "declines" | "underWay" | "tooOften" | "lost" | "taken"

/** Why a card was not taken, in the processor's word, or why nothing came of it. */
export type QuoteUnpaid = { readonly decline: string } | { readonly trouble: QuoteUnpaidTrouble }

/** What became of a card that a deposit was to be paid with: the request that it is for, and its appointment. */
export interface QuotePaid {
  readonly sent: QuoteDone
  /** Null where nothing was booked. */
  readonly visit: QuoteVisit | null
  /** Whether the card is charged, or that is still looked into; left out where nothing was asked of it. */
  readonly status?: "paid" | "pending"
  readonly unpaid?: QuoteUnpaid
}

/** An appointment as the visitor sees it. */
export interface QuoteVisit {
  readonly day: string
  readonly half: "morning" | "afternoon"
  readonly start: string
  readonly isMobile: boolean
}

/** Nothing typed yet. */
export const openContact: QuoteContact = {
  name: "",
  phone: "",
  email: "",
  note: "",
  by: "email",
  consent: false,
  plate: "",
  state: "",
  vin: "",
  address: "",
  city: "",
  region: ""
}

/** The steps whose visitors are counted, in the order of the flow. */
export const quoteSteps = [
  "glass",
  "vehicle",
  "question",
  "price",
  "noMatch",
  "time",
  "contact",
  "booked",
  "asked"
] as const
export type QuoteStep = (typeof quoteSteps)[number]

/** A time is held for five minutes, in milliseconds. */
export const holdLasts = 5 * 60_000
