import type { CauseOfLoss } from "#domain/jobs/JobDraft.ts"
import type { Chips } from "#domain/estimates/automaticLines.ts"
import { demoCustomers, harborCustomers, type Named } from "./customers.ts"
import { ownVins } from "./ownVins.ts"

/** A demo job: its stage, its customer and its car. */
export interface DemoJob {
  readonly customer: string
  readonly vin: string
  readonly stage: "quote" | "workorder" | "invoice"
  /** Workdays from the demo's first day; negative in the past. */
  readonly installIn: number
  /** On this week's Saturday, by installers who work then, regardless of the demo's first day. */
  readonly isSaturday?: boolean
  /** The same for the quote date; by default four workdays before installation. */
  readonly quotedIn?: number
  readonly paid: "all" | "deductible" | "nothing"
  /** Who installs it and when, by the installer's index; or that it is not assigned yet. */
  readonly board?: { readonly who: number; readonly start: string; readonly end: string } | "waits"
  /** Chips to repair; the glass stays. */
  readonly chips?: Chips
  readonly insurance?: {
    readonly company: string
    readonly claimNumber: string
    readonly deductible: number
    readonly rebate: number
    readonly causeOfLoss: typeof CauseOfLoss.Type
  }
}

const prairie = (
  claimNumber: string,
  deductible: number,
  rebate = 0,
  causeOfLoss: typeof CauseOfLoss.Type = "101"
) => ({ company: "Prairie Mutual Insurance", claimNumber, deductible, rebate, causeOfLoss })

/** VINs from public test vectors (trade 5.1) that the sample catalog has glass for. */
const vins = [
  "1HGCM82633A004352",
  "KM8K2CAB4PU001140",
  "1FTFW5L86RFB45612",
  "5N1AT2MV8GC756869",
  "1FMCU9H61LUA94994",
  "1C4PJMBXXJD592546",
  "5GZCZ43D13S812715",
  "4S4SLDB69T3023252"
]

const told: ReadonlyArray<DemoJob> = [
  { customer: "Marcus Webb", vin: vins[0]!, stage: "invoice", installIn: -12, paid: "all" },
  {
    customer: "Jane Doe",
    vin: vins[1]!,
    stage: "invoice",
    installIn: -9,
    paid: "all",
    insurance: prairie("PM-778812", 10000, 6000)
  },
  { customer: "Saguaro Collision Center", vin: vins[2]!, stage: "invoice", installIn: -7, paid: "nothing" },
  {
    customer: "Aisha Rahman",
    vin: vins[3]!,
    stage: "invoice",
    installIn: -5,
    paid: "deductible",
    insurance: prairie("PM-779034", 25000)
  },
  { customer: "Desert Sun Car Rentals", vin: vins[4]!, stage: "invoice", installIn: -3, paid: "nothing" },
  { customer: "Hannah Kim", vin: vins[5]!, stage: "invoice", installIn: -2, paid: "all" },
  {
    customer: "Carlos Mendoza",
    vin: vins[3]!,
    stage: "workorder",
    installIn: 0,
    paid: "nothing",
    insurance: prairie("PM-779420", 0, 0, "411")
  },
  { customer: "Old Pueblo Auto Body", vin: vins[6]!, stage: "workorder", installIn: 0, paid: "nothing" },
  { customer: "Elena Ruiz", vin: vins[1]!, stage: "workorder", installIn: 1, paid: "nothing" },
  { customer: "City of Marana Motor Pool", vin: vins[2]!, stage: "workorder", installIn: 1, paid: "nothing" },
  {
    customer: "Fiona MacLeod",
    vin: vins[7]!,
    stage: "workorder",
    installIn: 2,
    paid: "nothing",
    insurance: prairie("PM-779511", 50000, 10000, "121")
  },
  { customer: "Tom Becker", vin: vins[0]!, stage: "quote", installIn: 3, paid: "nothing" },
  { customer: "Luc Bouchard", vin: vins[4]!, stage: "quote", installIn: 4, paid: "nothing" },
  { customer: "Priya Nair", vin: vins[5]!, stage: "quote", installIn: 5, paid: "nothing" },
  { customer: "Catalina Delivery Co.", vin: vins[2]!, stage: "quote", installIn: 5, paid: "nothing" },
  { customer: "Grace Whitfield", vin: vins[7]!, stage: "quote", installIn: 6, paid: "nothing" },
  { customer: "Omar Haddad", vin: vins[1]!, stage: "quote", installIn: 7, paid: "nothing" },
  { customer: "Rachel Stein", vin: vins[3]!, stage: "quote", installIn: 8, paid: "nothing" }
]

const causes = ["101", "105", "131", "311", "411"] as const

/** Returns jobs of the past weeks and the coming days, for one customer after another. */
const more = (customers: ReadonlyArray<Named>, count: number, insured: boolean): ReadonlyArray<DemoJob> =>
  Array.from({ length: count }, (_, at) => {
    const stage = at % 7 < 4 ? "invoice" : at % 7 < 5 ? "workorder" : "quote"
    const claim =
      insured && at % 3 === 1
        ? prairie(`PM-78${4_100 + at * 13}`, [0, 10000, 25000, 50000][at % 4]!, 0, causes[at % causes.length]!)
        : undefined
    return {
      customer: customers[(at * 5) % customers.length]!.customerName,
      vin: vins[at % vins.length]!,
      stage,
      installIn: stage === "invoice" ? -13 - at : stage === "workorder" ? at % 6 : 2 + (at % 9),
      paid:
        stage !== "invoice"
          ? "nothing"
          : claim !== undefined && at % 2 === 0
            ? "deductible"
            : at % 9 === 2
              ? "nothing"
              : "all",
      ...(stage === "quote" ? { quotedIn: -((at * 5) % 29) } : {}),
      ...(at % 8 === 3 ? { chips: at % 3 === 0 ? 1 : at % 3 === 1 ? 2 : 3 } : {}),
      ...(claim === undefined ? {} : { insurance: claim })
    }
  })

/**
 * Returns jobs of the first two days and Saturday, and unassigned ones: days that are full, late, half free and free.
 */
const onBoard = (
  rows: ReadonlyArray<readonly [installIn: number | "saturday", board: NonNullable<DemoJob["board"]>]>
): ReadonlyArray<DemoJob> =>
  rows.map(([day, board], at) => ({
    customer: demoCustomers[130 + at]!.customerName,
    vin: vins[(at * 3) % vins.length]!,
    stage: "workorder",
    ...(day === "saturday" ? { installIn: 0, isSaturday: true } : { installIn: day }),
    paid: "nothing",
    board
  }))

const at = (who: number, ...hours: ReadonlyArray<string>) =>
  hours.map((one) => ({ who, start: one.slice(0, 5), end: one.slice(6) }))

const board = onBoard([
  ...[
    ...at(0, "08:00-10:00", "10:00-12:00", "12:30-14:30", "14:30-16:30"),
    ...at(1, "09:00-11:00", "13:00-15:00"),
    ...at(3, "08:30-10:30", "11:00-13:00"),
    ...at(4, "10:00-12:00", "16:00-18:30"),
    ...at(5, "08:00-10:30", "11:00-13:00", "13:30-15:30"),
    ...at(6, "10:00-12:00"),
    ...at(8, "08:00-10:00", "14:00-16:00"),
    ...at(9, "09:00-11:30")
  ].map((one) => [0, one] as const),
  ...[...at(0, "08:00-10:00", "10:30-12:30", "13:00-15:00"), ...at(6, "08:00-10:00", "10:00-12:00")].map(
    (one) => [1, one] as const
  ),
  ...[...at(0, "08:00-09:30", "10:00-12:00"), ...at(1, "08:30-10:30")].map((one) => ["saturday", one] as const),
  [0, "waits"],
  [0, "waits"],
  [1, "waits"],
  [2, "waits"],
  [4, "waits"]
])

export const demoJobs: ReadonlyArray<DemoJob> = ownVins([...told, ...more(demoCustomers.slice(25), 42, true), ...board])

export const harborJobs: ReadonlyArray<DemoJob> = ownVins(more(harborCustomers, 12, false))
