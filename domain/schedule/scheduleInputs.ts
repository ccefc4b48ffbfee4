import { Effect } from "effect"
import type { BookedVisit } from "#domain/jobs/bookInstallers.ts"
import type { Location } from "#domain/locations/Location.ts"
import type { User } from "#domain/people/User.ts"
import { type PostalAddress, postalArea, PostalPlaces } from "./PostalPlaces.ts"
import type { Appointment } from "./scheduleRules.ts"
import type { Place } from "./travelMinutes.ts"

/** Placeholder for a missing address. */
export const noAddress: PostalAddress = { postalCode: "", country: "US" }

/** Returns the places of addresses, in order. */
export const locateAddresses = Effect.fnUntraced(function* (addresses: ReadonlyArray<PostalAddress>) {
  const points = yield* (yield* PostalPlaces).points(addresses)
  return addresses.map((address, at): Place => ({ area: postalArea(address), point: points[at], isShop: false }))
})

/** Returns the fields of a location that the schedule needs, except its place. */
export const toScheduleShop = ({ id, timeZone, businessHours, closedDays, bays, services }: Location) => ({
  id,
  timeZone,
  businessHours,
  closedDays,
  bays,
  services
})

/** Converts booked hours to an appointment, with the installer's place at that time. */
export const toAppointment = (
  { address: _, ...visit }: BookedVisit,
  away: Place,
  shops: ReadonlyMap<Location["id"], Place>
): Appointment => ({ ...visit, place: visit.isMobile ? away : (shops.get(visit.locationId) ?? away) })

/** Returns the fields of a user that the schedule needs. */
export const toScheduleInstaller = ({ id, timeZone, workHours, daysOff, skills }: User) => ({
  id,
  timeZone,
  workHours,
  daysOff,
  skills
})
