import { between, chance, oneOf } from "#adapters/sample-catalogue/chance.ts"
import type { Customer } from "#domain/customers/Customer.ts"
import type { Location } from "#domain/locations/Location.ts"
import type { GlassPart, GlassType } from "#domain/nags/GlassPart.ts"
import type { User } from "#domain/people/User.ts"
import { daysAfter } from "#domain/shared/Day.ts"
import { instantAt } from "../instants.ts"
import { ownVins } from "../ownVins.ts"
import type { Bookings, Slot } from "./Bookings.ts"
import { busyDays, isWorkday, openingHours } from "./busyDays.ts"
import { claimFor } from "./claimFor.ts"
import { receiptsFor } from "./receiptsFor.ts"
import type { Model, Story, Won, YearsShop } from "./Story.ts"

interface Span {
  readonly count: number
  /** The first and last day with calls. */
  readonly from: string
  readonly to: string
  /** VINs of cars of other jobs. */
  readonly knownVins: ReadonlyArray<string>
}

/** Relative frequency of calls by customer type. */
const calls: Readonly<Record<Customer["customerType"], number>> = {
  retail: 3,
  bodyShop: 8,
  fleet: 8,
  autoDealer: 7,
  government: 4,
  otherCommercial: 3,
  agent: 1,
  insurance: 1
}

const minute = 60_000

/**
 * Generates what happened at a shop between two days, call by call in chronological order; always the same for the same
 * days.
 */
export const generateStories = (
  shop: YearsShop,
  bookings: Bookings,
  { count, from, to, knownVins }: Span
): ReadonlyArray<Story> => {
  const often = shop.customers.flatMap((customer) =>
    Array.from({ length: calls[customer.customerType] }, () => customer)
  )
  const days = busyDays(from, to, count)
  const called = days.map((day, nth) => {
    const customer = often[between(0, often.length - 1, `customer ${nth}`)]!
    const location = placeOf(customer, shop.locations)
    const [opens, closes] = openingHours(day)
    const car = shop.models[between(0, shop.models.length - 1, `car ${nth}`)]!
    return {
      nth,
      customer,
      location,
      car,
      quotedOn: day,
      quotedAt: instantAt(day, between(opens, closes, `call ${nth}`), location.timeZone)
    }
  })
  const vins = ownVins([...knownVins.map((vin) => ({ vin })), ...called.map(({ car: { vin } }) => ({ vin }))]).slice(
    knownVins.length
  )
  return called
    .map((call, at) => ({ ...call, vin: vins[at]!.vin }))
    .toSorted((one, other) => one.quotedAt - other.quotedAt)
    .map((call) => {
      const { nth, customer, car, quotedOn } = call
      const chips =
        customer.customerType !== "bodyShop" && chance(`chips ${nth}`) < 0.14
          ? oneOf([1, 1, 2, 3] as const, `chips of ${nth}`)
          : undefined
      const told = {
        ...call,
        ...claimFor(nth, customer, shop.profiles, quotedOn),
        chips,
        pane: chips === undefined ? paneFor(nth, car) : undefined,
        seller: personNamed(shop.sellers, customer.salesRepresentative, nth),
        biller: shop.billers[nth % shop.billers.length]!
      }
      const won = chance(`taken ${nth}`) < (customer.isBusiness ? 0.82 : 0.7) ? win(told, shop, bookings) : undefined
      return { ...told, won, declined: won === undefined ? decline(told) : undefined }
    })
}

/** Usually the customer's sales representative took the call. */
const personNamed = (people: ReadonlyArray<User>, name: string, nth: number): User =>
  (chance(`seller ${nth}`) < 0.7
    ? people.find(({ firstName, lastName }) => `${firstName} ${lastName}` === name)
    : undefined) ?? people[nth % people.length]!

const worksAt = ({ assignedLocations }: User, { id }: Location) =>
  assignedLocations.length === 0 || assignedLocations.includes(id)

type Call = Omit<Story, "won" | "declined">

const win = (
  { nth, quotedAt, quotedOn, customer, chips, pane, location: { timeZone }, location, insurance }: Call,
  { fitters }: YearsShop,
  bookings: Bookings
): Won => {
  const waits = chance(`at once ${nth}`) < 0.55 ? 0 : between(1, 9, `waits ${nth}`)
  const acceptedOn = waits === 0 ? quotedOn : daysAfter(quotedOn, waits)
  const acceptedAt =
    waits === 0
      ? quotedAt + between(3, 45, `accepts ${nth}`) * minute
      : instantAt(
          acceptedOn,
          between(...openingHours(isWorkday(acceptedOn) ? acceptedOn : quotedOn), `accepts ${nth}`),
          timeZone
        )
  const isBackordered = pane !== undefined && chance(`backordered ${nth}`) < 0.03
  const near = fitters.filter((one) => worksAt(one, location))
  const choice = near.length > 0 ? near : fitters
  const minutes = chips !== undefined ? 60 : pane?.calibration === "none" ? 120 : 135
  const slot: Slot = bookings.next(
    daysAfter(acceptedOn, isBackordered ? between(12, 28, `backorder ${nth}`) : between(1, 4, `install ${nth}`)),
    minutes,
    choice.map(({ id }) => id),
    nth
  )
  const begins = instantAt(slot.day, slot.start, timeZone)
  const invoicedAt = begins + (minutes + between(5, 25, `invoice ${nth}`)) * minute
  const isWrong = chance(`credited ${nth}`) < 0.012
  const receipts = isWrong
    ? []
    : receiptsFor({ nth, customer, insured: insurance !== null, invoicedOn: slot.day, invoicedAt, timeZone })
  const creditedOn = daysAfter(slot.day, between(1, 4, `credit ${nth}`))
  return {
    acceptedAt,
    orderedAt: acceptedAt + between(8, 40, `order ${nth}`) * minute,
    // Deliveries come in the morning; for the first car of the day, the afternoon before.
    receivedAt: Math.max(begins - (slot.start < 600 ? 1_000 : 95) * minute, acceptedAt + 60 * minute),
    slot,
    installer: choice.find(({ id }) => id === slot.installer)!,
    installedAt: begins + minutes * minute,
    invoicedAt,
    receipts,
    credited: isWrong
      ? {
          at: instantAt(creditedOn, between(545, 990, `credit at ${nth}`), timeZone),
          day: creditedOn,
          reason: oneOf(mistakes, `mistake ${nth}`)
        }
      : undefined
  }
}

const mistakes = [
  "Billed to the wrong company",
  "Glass cracked again, work redone free of charge",
  "Duplicate invoice",
  "Insurer covers the vehicle under another claim"
] as const

const reasons = [
  "Found it cheaper",
  "My insurer is sending me to another shop",
  "The crack can wait",
  "I sold the car",
  "I need it sooner",
  "The dealer does it under warranty"
] as const

const decline = ({ nth, quotedAt, customer: { emailAddress } }: Call): Story["declined"] =>
  emailAddress === "" || chance(`silent ${nth}`) < 0.08
    ? undefined
    : { at: quotedAt + between(90, 7_000, `declines ${nth}`) * minute, reason: oneOf(reasons, `reason ${nth}`) }

/** Returns the location a customer goes to: in their town, else in their state, else any. */
const placeOf = ({ billingAddress, customerName }: Customer, locations: ReadonlyArray<Location>): Location => {
  const near = locations.filter(({ address }) => address.city === billingAddress?.city)
  const inState = locations.filter(({ address }) => address.region === billingAddress?.region)
  const choice = near.length > 0 ? near : inState.length > 0 ? inState : locations
  return choice[between(0, choice.length - 1, customerName)]!
}

/** Which glass breaks, most frequent first; shares add up to one. */
const paneShares: ReadonlyArray<readonly [type: GlassType, share: number]> = [
  ["windshield", 0.8],
  ["door", 0.11],
  ["back", 0.05],
  ["quarter", 0.03],
  ["vent", 0.01]
]

/** Returns the broken pane of a car, among those that fit; usually its windshield. */
const paneFor = (nth: number, { panes }: Model): GlassPart | undefined => {
  let left = chance(`pane ${nth}`)
  const [type] = paneShares.find(([, share]) => (left -= share) < 0) ?? paneShares[0]!
  const ofType = panes.filter(({ glassType }) => glassType === type)
  const choice = ofType.length > 0 ? ofType : panes.filter(({ glassType }) => glassType === "windshield")
  return choice[between(0, Math.max(choice.length - 1, 0), `which pane ${nth}`)]
}
