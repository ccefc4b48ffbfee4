import { Effect, Schema } from "effect"
import { bulkAction } from "#domain/bulk-actions/BulkAction.ts"
import {
  LastActiveLocation,
  Location,
  type LocationId,
  LocationInUse,
  LocationNotFound,
  LocationShortIdTaken
} from "./Location.ts"
import { Locations } from "./Locations.ts"
import type { LocationSearch } from "./LocationSearch.ts"

/**
 * Deletes locations that no job ever had and where nobody works; the others stay, and can be made inactive. Undoing puts
 * them back, unless another has the short id by then.
 */
export const deleteLocations = bulkAction({
  name: "deleteLocations",
  list: "locations",
  change: Schema.Struct({}),
  trace: Location,
  failures: [LocationNotFound, LocationInUse, LastActiveLocation, LocationShortIdTaken],
  matching: (search: LocationSearch, after) => Locations.use((locations) => locations.batch(search, after)),
  get: (id: LocationId) => Locations.use((locations) => locations.get(id)),
  nameOf: ({ locationName }) => locationName,
  does: (location) =>
    Effect.as(
      Locations.use((locations) => locations.remove(location.id)),
      location
    ),
  undoes: (location) => Locations.use((locations) => locations.add(location))
})
