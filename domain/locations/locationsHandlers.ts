import { startBulk } from "#domain/bulk-actions/startBulk.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { changeLocations } from "./changeLocations.ts"
import { changeLocation } from "./changeLocation.ts"
import { createLocation } from "./createLocation.ts"
import { Locations } from "./Locations.ts"
import {
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
  handle(postLocationsChange, startBulk(changeLocations))
]
