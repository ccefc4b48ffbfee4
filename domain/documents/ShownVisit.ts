import { Schema } from "effect"
import type { Customer } from "#domain/customers/Customer.ts"
import type { Job } from "#domain/jobs/Job.ts"
import type { Location } from "#domain/locations/Location.ts"
import { field } from "#domain/shared/field.ts"
import { Country, formatAddress } from "#domain/shared/Address.ts"
import { instantOf } from "#domain/shared/WallClock.ts"
import type { DocumentFormats } from "./DocumentContext.ts"

const text = Schema.String

/** A job's appointment as shown on the customer's page. */
export const ShownVisit = Schema.Struct({
  day: field(text, "Day, as display text.", "November 24, 2026"),
  half: field(Schema.Literals(["", "morning", "afternoon"]), "Half of the day; empty if not specified."),
  time: field(
    text,
    "When the customer is expected, or the earliest arrival of the installer, as display text; empty if not set.",
    "8:00 AM"
  ),
  isMobile: field(Schema.Boolean, "Whether the shop comes to the vehicle."),
  address: field(text, "Where the work is done, on one line.", "1 Desert Way, Tempe, AZ 85281"),
  from: field(Schema.Int, "Start, as a Unix timestamp in milliseconds; 0 if no time is set.", 1763740800000),
  to: field(Schema.Int, "End, as a Unix timestamp in milliseconds; 0 if no time is set.", 1763749800000)
})
export type ShownVisit = typeof ShownVisit.Type

/** What a customer chooses for an appointment before accepting. */
export const ShownBooking = Schema.Struct({
  isMobile: field(Schema.Boolean, "Whether the shop comes to the vehicle."),
  address: field(text, "Where the work is done, on one line; empty if the customer has to enter it.", ""),
  country: field(Country, "The shop's country.")
})
export type ShownBooking = typeof ShownBooking.Type

interface Planned {
  readonly job: Job
  readonly location: Location
  readonly customer: Pick<Customer, "shippingAddress" | "billingAddress">
}

/** Returns where a job is done; undefined for a mobile job without an address. */
export const jobSiteOf = ({ job: { install }, location, customer }: Planned) =>
  install.repairLocation === "mobile"
    ? (install.address ?? customer.shippingAddress ?? customer.billingAddress ?? undefined)
    : location.address

/** Returns a job's appointment, as of a day such as `2026-11-21`; null if it has none or it is in the past. */
export const shownVisit = (planned: Planned, { day, time }: DocumentFormats, today: string): ShownVisit | null => {
  const { job, location } = planned
  const { date, duration, repairLocation, time: clock, timeFrame } = job.install
  if (date === "" || date < today) return null
  const place = jobSiteOf(planned)
  const from = clock === "" ? 0 : instantOf(date, clock, location.timeZone)
  return {
    day: day(date),
    half: timeFrame,
    time: time(clock),
    isMobile: repairLocation === "mobile",
    address: place === undefined ? "" : formatAddress(place),
    from,
    to: from === 0 ? 0 : from + Math.max(30, duration) * 60_000
  }
}

/** Returns what the customer chooses for an appointment. */
export const shownBooking = (planned: Planned): ShownBooking => {
  const place = jobSiteOf(planned)
  return {
    isMobile: planned.job.install.repairLocation === "mobile",
    address: place === undefined ? "" : formatAddress(place),
    country: planned.location.address.country
  }
}
