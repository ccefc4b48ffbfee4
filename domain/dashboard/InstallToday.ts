import { Schema } from "effect"
import { JobId } from "#domain/jobs/JobId.ts"
import { PartsStatus } from "#domain/jobs/JobDraft.ts"
import { RepairLocation, TimeFrame } from "#domain/jobs/JobInstall.ts"
import { Address } from "#domain/shared/Address.ts"
import { OptionalTime } from "#domain/shared/TimeOfDay.ts"

/** A work order of today: when, whose car, where, by whom, and whether its parts are here. Times on the location's wall clock. */
export const InstallToday = Schema.Struct({
  id: JobId,
  number: Schema.Int,
  customerName: Schema.String,
  vehicle: Schema.String,
  time: OptionalTime,
  timeFrame: TimeFrame,
  locationName: Schema.String,
  repairLocation: RepairLocation,
  /** Where a mobile job is done; null in the shop, and where nobody has said. */
  address: Schema.NullOr(Address),
  /** Names of those who install. */
  installers: Schema.Array(Schema.String),
  partsStatus: PartsStatus,
  /** The glass is in. */
  complete: Schema.Boolean
})
export type InstallToday = typeof InstallToday.Type

/** A day's installs by the clock; one without a time stands after its half of the day. */
export const byTheClock = (one: InstallToday, other: InstallToday): number => {
  const [first, second] = [clockOf(one), clockOf(other)]
  return first === second ? one.number - other.number : first < second ? -1 : 1
}

const halves = { morning: "11:59", afternoon: "17:59", "": "24:00" } as const

const clockOf = ({ time, timeFrame }: InstallToday) => time === "" ? halves[timeFrame] : time
