import { Effect } from "effect"
import { Locations } from "#domain/locations/Locations.ts"
import type { UserDraft } from "./User.ts"

/** Refuses places that are none of this shop's, with `LocationNotFound`. */
export const guardPlaces = Effect.fn("guardPlaces")(function* ({
  assignedLocations,
  defaultLocationKey
}: Pick<UserDraft, "assignedLocations" | "defaultLocationKey">) {
  const places = defaultLocationKey === null ? assignedLocations : [defaultLocationKey, ...assignedLocations]
  const locations = yield* Locations
  for (const id of new Set(places)) yield* locations.get(id)
})
