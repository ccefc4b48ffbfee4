import { Effect } from "effect"
import type { BookedVisit } from "#domain/jobs/bookInstallers.ts"
import type { Location } from "#domain/locations/Location.ts"
import type { User } from "#domain/people/User.ts"
import { type PostalAddress, postalArea, PostalPlaces } from "./PostalPlaces.ts"
import type { Appointment } from "./scheduleRules.ts"
import type { Place } from "./travelMinutes.ts"

/** The address of who has none. */
export const nowhere: PostalAddress = { postalCode: "", country: "US" }

/** Where addresses are, in their order. */
export const placesOf = Effect.fnUntraced(function* (addresses: ReadonlyArray<PostalAddress>) {
  const points = yield* (yield* PostalPlaces).points(addresses)
  return addresses.map((address, at): Place => ({ area: postalArea(address), point: points[at], isShop: false }))
})

/** What of a location the schedule asks for, but where it is. */
export const shopOf = ({ id, timeZone, businessHours, closedDays, bays, services }: Location) => ({
  id,
  timeZone,
  businessHours,
  closedDays,
  bays,
  services
})

/** Hours that are taken, with where the installer is then. */
export const appointment = (
  { address: _, ...visit }: BookedVisit,
  away: Place,
  shops: ReadonlyMap<Location["id"], Place>
): Appointment => ({ ...visit, place: visit.isMobile ? away : (shops.get(visit.locationId) ?? away) })

/** What of a person the schedule asks for. */
export const installerOf = ({ id, timeZone, workHours, daysOff, skills }: User) => ({
  id,
  timeZone,
  workHours,
  daysOff,
  skills
})
