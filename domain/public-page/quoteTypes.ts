/** What visitors of the public page can report as broken. The last three are not panes of their own. */
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
 * Whether a shop offering these services handles a glass. A shop that lists none handles all; roof glass and `other`
 * are always allowed.
 */
export const isOffered = (glass: QuoteGlass, offered: ReadonlyArray<string>): boolean => {
  const service = services[glass]
  return offered.length === 0 || service === undefined || offered.includes(service)
}

/** Features that distinguish panes, as in the catalog (`GlassFeature`). */
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

/** A visitor's answer to a question about their glass. */
export type QuoteAnswerGiven = "yes" | "no" | "notSure"

/** How a visitor identifies the vehicle. */
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

/** The vehicle found. */
export interface FoundVehicle {
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

/** The price of a job, tax included, in cents. */
export interface QuotePrice {
  readonly total: number
  readonly parts: ReadonlyArray<QuotePart>
  /** Whether the price of a molding or another small part is still to be added by the shop. */
  readonly isOpen: boolean
  /** Last day on which the price is valid. */
  readonly goodUntil: string
}

/** A candidate pane, or the work itself if it involves no pane. */
export interface QuoteCandidate {
  /** Part number; empty for a repair or a standalone calibration. */
  readonly partNumber: string
  readonly features: ReadonlyArray<QuoteFeature>
  readonly calibration: "none" | "static" | "dynamic" | "dual"
  /** Null if no price is set; the shop will quote it. */
  readonly price: QuotePrice | null
  /** Duration of the work in minutes. */
  readonly minutes: number
}

/** What was found for a vehicle and its glass. */
export interface QuoteFound {
  /** Null if no vehicle was looked up. */
  readonly car: FoundVehicle | null
  readonly candidates: ReadonlyArray<QuoteCandidate>
}

/** A half-day that can be booked. */
export interface QuoteWindow {
  /** Arrival time, or the start of the arrival window for mobile work. */
  readonly start: string
}

/** Availability on one day. */
export interface QuoteDay {
  readonly day: string
  readonly isClosed: boolean
  readonly morning: QuoteWindow | null
  readonly afternoon: QuoteWindow | null
}

/** A half-day: date and half. */
export interface QuoteTime {
  readonly day: string
  readonly half: "morning" | "afternoon"
}

/** Where the work is done. */
export interface QuotePlace {
  readonly isMobile: boolean
  readonly postalCode: string
}

/** Opening and closing time, 24-hour format; both empty on a day without hours. */
export interface QuoteHours {
  readonly start: string
  readonly end: string
}

/** A location a visitor can choose. */
export interface QuoteLocation {
  readonly id: string
  readonly name: string
  /** Address on one line. */
  readonly address: string
  readonly services: ReadonlyArray<string>
  readonly phone: string
  readonly today: QuoteHours
  /** Monday first. */
  readonly hours: ReadonlyArray<QuoteHours>
  /** Distance from the visitor's postal code in miles; null if unknown. */
  readonly miles: number | null
}

/** Who pays; amounts in cents, null for a deductible not yet known. */
export type QuotePays =
  | { readonly by: "self" }
  | {
      readonly by: "insurance"
      readonly company: string
      readonly policyNumber: string
      readonly claimNumber: string
      readonly deductible: number | null
    }

/** Contact details as entered. */
export interface QuoteContact {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly note: string
  /** How the confirmation is sent. */
  readonly by: "email" | "sms" | "none"
  readonly consent: boolean
  /** Identifies the vehicle if only year and model were given. */
  readonly plate: string
  readonly state: string
  readonly vin: string
  /** Address of a mobile job. */
  readonly address: string
  readonly city: string
  readonly region: string
}

/** The outcome of a request. */
export interface QuoteDone {
  readonly number: number
  /** Token from the URL of the visitor's own page. */
  readonly token: string
  readonly visit: QuoteVisit | null
  /** Amount due to the shop now, in cents; 0 for nothing. */
  readonly deposit: number
  /** Amount paid by card at booking, in cents, and whether the payment is still being verified. */
  readonly paid?: { readonly amount: number; readonly isPending: boolean }
}

/** Why a card payment failed other than by a decline. */
export type QuotePaymentError = "changed" | "noCards" | "declines" | "underWay" | "tooOften" | "lost" | "taken"

/** Why a card payment failed: the processor's decline code, or another reason. */
export type QuoteUnpaid = { readonly decline: string } | { readonly trouble: QuotePaymentError }

/** The outcome of paying a deposit by card: the request it is for, and its appointment. */
export interface QuotePaid {
  readonly sent: QuoteDone
  /** Null if nothing was booked. */
  readonly visit: QuoteVisit | null
  /** Whether the card was charged or the payment is still being verified; omitted if no payment was attempted. */
  readonly status?: "paid" | "pending"
  readonly unpaid?: QuoteUnpaid
}

/** An appointment as shown to the visitor. */
export interface QuoteVisit {
  readonly day: string
  readonly half: "morning" | "afternoon"
  readonly start: string
  readonly isMobile: boolean
}

/** Contact details before anything is entered. */
export const emptyContact: QuoteContact = {
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

/** The steps that are counted, in the order of the flow. */
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

/** How long a time is held, in milliseconds: five minutes. */
export const holdLifetime = 5 * 60_000
