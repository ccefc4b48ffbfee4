import { Effect } from "effect"
import { doUndoably } from "#domain/bulk-actions/doUndoably.ts"
import { startBulk } from "#domain/bulk-actions/startBulk.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { changeLocations } from "./changeLocations.ts"
import { changeLocation } from "./changeLocation.ts"
import { deleteLocations } from "./deleteLocations.ts"
import { createLocation } from "./createLocation.ts"
import { Locations } from "./Locations.ts"
import {
  deleteLocation,
  getLocation,
  listJobLocations,
  listLocations,
  postLocation,
  postLocationsChange,
  putLocation
} from "./locationsApi.ts"

export const locationsHandlers = [
  handle(listJobLocations, () => Locations.use((locations) => locations.all)),
  handle(listLocations, (search) => Locations.use((locations) => locations.list(search))),
  handle(getLocation, ({ id }) => Locations.use((locations) => locations.get(id))),
  handle(postLocation, createLocation),
  handle(putLocation, changeLocation),
  handle(deleteLocation, ({ id }) => Effect.map(doUndoably(deleteLocations, id, {}), (undoId) => ({ undoId }))),
  handle(postLocationsChange, startBulk(changeLocations))
]
