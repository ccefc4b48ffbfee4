import { Effect } from "effect"
import { NewId } from "#domain/shared/NewId.ts"
import { Location, type LocationDraft, LocationId } from "./Location.ts"
import { Locations } from "./Locations.ts"

/** A new location, under a short id that is new in the shop. */
export const createLocation = Effect.fn("createLocation")(function* (draft: LocationDraft) {
  const location = new Location({ id: LocationId.make(yield* (yield* NewId).next), version: 1, ...draft })
  yield* (yield* Locations).add(location)
  return location
})
