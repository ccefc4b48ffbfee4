import { Schema } from "effect"
import type { Customer } from "#domain/customers/Customer.ts"
import type { Job } from "#domain/jobs/Job.ts"
import type { Location } from "#domain/locations/Location.ts"
import { field } from "#domain/shared/field.ts"
import { Country, writtenAddress } from "#domain/shared/Address.ts"
import { instantOf } from "#domain/shared/WallClock.ts"
import type { DocumentFormats } from "./Writing.ts"

const text = Schema.String

/** The appointment of a job as its customer's page tells it. */
export const ShownVisit = Schema.Struct({
  day: field(text, "The day, as written.", "November 24, 2026"),
  half: field(Schema.Literals(["", "morning", "afternoon"]), "The half of the day; empty where none is said."),
  time: field(text, "When to come, or the earliest that somebody comes, as written; empty where open.", "8:00 AM"),
  isMobile: field(Schema.Boolean, "Whether the shop comes to the vehicle."),
  address: field(text, "Where the work is done, on one line.", "1 Desert Way, Tempe, AZ 85281"),
  from: field(Schema.Int, "When it begins, milliseconds since 1970 in UTC; 0 where no time is said.", 1763740800000),
  to: field(Schema.Int, "When it ends.", 1763749800000)
})
export type ShownVisit = typeof ShownVisit.Type

/** What a customer is to choose of an appointment before they accept. */
export const ShownBooking = Schema.Struct({
  isMobile: field(Schema.Boolean, "Whether the shop comes to the vehicle."),
  address: field(text, "Where the work is done, on one line; empty where the customer has to say it.", ""),
  country: field(Country, "The shop's country.")
})
export type ShownBooking = typeof ShownBooking.Type

interface Planned {
  readonly job: Job
  readonly location: Location
  readonly customer: Pick<Customer, "shippingAddress" | "billingAddress">
}

/** Where a job is done; undefined for a mobile one of which nobody has said it yet. */
export const placeOf = ({ job: { install }, location, customer }: Planned) =>
  install.repairLocation === "mobile"
    ? (install.address ?? customer.shippingAddress ?? customer.billingAddress ?? undefined)
    : location.address

/** The appointment of a job, as of a day such as `2026-11-21`; null where it has none, or had it before then. */
export const shownVisit = (planned: Planned, { day, time }: DocumentFormats, today: string): ShownVisit | null => {
  const { job, location } = planned
  const { date, duration, repairLocation, time: clock, timeFrame } = job.install
  if (date === "" || date < today) return null
  const place = placeOf(planned)
  const from = clock === "" ? 0 : instantOf(date, clock, location.timeZone)
  return {
    day: day(date),
    half: timeFrame,
    time: time(clock),
    isMobile: repairLocation === "mobile",
    address: place === undefined ? "" : writtenAddress(place),
    from,
    to: from === 0 ? 0 : from + Math.max(30, duration) * 60_000
  }
}

/** What is to be chosen of an appointment. */
export const shownBooking = (planned: Planned): ShownBooking => {
  const place = placeOf(planned)
  return {
    isMobile: planned.job.install.repairLocation === "mobile",
    address: place === undefined ? "" : writtenAddress(place),
    country: planned.location.address.country
  }
}
