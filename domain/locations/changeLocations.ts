import { Effect, Schema } from "effect"
import { bulkAction } from "#domain/bulk-actions/BulkAction.ts"
import {
  LastActiveLocation,
  Location,
  LocationChanged,
  type LocationId,
  LocationNotFound,
  LocationShortIdTaken
} from "./Location.ts"
import { Locations } from "./Locations.ts"
import { LocationsChange } from "./LocationsChange.ts"
import type { LocationSearch } from "./LocationSearch.ts"

/**
 * Opens or closes many locations; the last active one stays so. Undoing puts each back, unless somebody saved it since.
 */
export const changeLocations = bulkAction({
  name: "changeLocations",
  list: "locations",
  change: LocationsChange,
  trace: Schema.Struct({ before: Location, version: Schema.Int }),
  failures: [LocationNotFound, LocationChanged, LocationShortIdTaken, LastActiveLocation],
  matching: (search: LocationSearch, after) => Locations.use((locations) => locations.batch(search, after)),
  get: (id: LocationId) => Locations.use((locations) => locations.get(id)),
  nameOf: ({ locationName }) => locationName,
  does: (before, { status }) =>
    Effect.map(
      Locations.use((locations) => locations.save(new Location({ ...before, status }))),
      ({ version }) => ({ before, version })
    ),
  undoes: ({ before, version }) => Locations.use((locations) => locations.save(new Location({ ...before, version })))
})
