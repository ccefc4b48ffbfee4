import { Effect } from "effect"
import { type LocationId, LocationInactive } from "#domain/locations/Location.ts"
import { Locations } from "#domain/locations/Locations.ts"

/** Refuses to give a job to a location that is inactive. A job that is there already stays there. */
export const guardLocation = Effect.fn("guardLocation")(function* (id: LocationId, before?: LocationId) {
  if (id === before) return
  const { status } = yield* (yield* Locations).get(id)
  if (status !== "active") return yield* new LocationInactive({ id })
})
