import { traced } from "#domain/shared/traced.ts"
import { Location } from "./Location.ts"
import { Locations } from "./Locations.ts"
import type { putLocation } from "./locationsApi.ts"

/** Saves a location as opened at its version; what of its schedule is left out stays as it is. */
export const changeLocation = traced("changeLocation")(function* (change: (typeof putLocation)["input"]["Type"]) {
  const locations = yield* Locations
  const { businessHours, closedDays, bays } = yield* locations.get(change.id)
  return yield* locations.save(new Location({ businessHours, closedDays, bays, ...change }))
})
