import { Schema } from "effect"
import { JobId } from "#domain/shared/JobId.ts"
import { PartsStatus } from "#domain/estimates/partsStatusOf.ts"
import { RepairLocation, TimeFrame } from "./JobInstall.ts"
import { Address } from "#domain/shared/Address.ts"
import { OptionalTime } from "#domain/shared/TimeOfDay.ts"
import { field } from "#domain/shared/field.ts"

/**
 * A work order of today: when, whose car, where, by whom, and whether its parts are here. Times on the location's wall
 * clock.
 */
export const InstallToday = Schema.Struct({
  id: field(JobId, "The job's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  number: field(Schema.Int, "The job's number.", 1042),
  customerName: field(Schema.String, "The customer's name.", "Ada Moreno"),
  vehicle: field(Schema.String, "The vehicle in words.", "2024 Toyota Camry"),
  time: field(OptionalTime, "The time, 24 hours; empty when open.", "09:30"),
  timeFrame: field(TimeFrame, "Morning or afternoon, empty when open."),
  locationName: field(Schema.String, "The location's name.", "Tempe"),
  repairLocation: field(RepairLocation, "In the shop, or where the vehicle stands."),
  /** Where a mobile job is done; null in the shop, and where nobody has said. */
  address: field(Schema.NullOr(Address), "Where a mobile job is done; null in the shop."),
  /** Names of those who install. */
  installers: field(Schema.Array(Schema.String), "The names of those who install."),
  partsStatus: field(PartsStatus, "Whether the parts are there."),
  /** The glass is in. */
  complete: field(Schema.Boolean, "Whether the work is done.")
})
export type InstallToday = typeof InstallToday.Type

/** A day's installs by the clock; one without a time stands after its half of the day. */
export const byTheClock = (one: InstallToday, other: InstallToday): number => {
  const [first, second] = [clockOf(one), clockOf(other)]
  return first === second ? one.number - other.number : first < second ? -1 : 1
}

const halves = { morning: "11:59", afternoon: "17:59", "": "24:00" } as const

const clockOf = ({ time, timeFrame }: InstallToday) => (time === "" ? halves[timeFrame] : time)
