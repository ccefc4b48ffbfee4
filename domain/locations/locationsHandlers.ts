import { Effect, Schema } from "effect"
import { bulkAction } from "#domain/bulk-actions/BulkAction.ts"
import { runUndoable } from "#domain/bulk-actions/runUndoable.ts"
import { startBulk } from "#domain/bulk-actions/startBulk.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { traced } from "#domain/shared/traced.ts"
import {
  LastActiveLocation,
  Location,
  LocationChanged,
  type LocationDraft,
  LocationId,
  LocationInUse,
  LocationNotFound,
  LocationShortIdTaken
} from "./Location.ts"
import { Locations } from "./Locations.ts"
import {
  LocationsChange,
  deleteLocation,
  getLocation,
  listJobLocations,
  listLocations,
  postLocation,
  postLocationsChange,
  putLocation
} from "./locationsApi.ts"
import type { LocationSearch } from "./LocationSearch.ts"

/**
 * Activates or deactivates many locations; the last active one cannot be deactivated. Undoing restores each one, unless
 * it has been saved since.
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
  apply: (before, { status }) =>
    Effect.map(
      Locations.use((locations) => locations.save(new Location({ ...before, status }))),
      ({ version }) => ({ before, version })
    ),
  undo: ({ before, version }) => Locations.use((locations) => locations.save(new Location({ ...before, version })))
})

/** Saves a location as loaded at its version; omitted schedule fields stay unchanged. */
const changeLocation = traced("changeLocation")(function* (change: (typeof putLocation)["input"]["Type"]) {
  const locations = yield* Locations
  const { businessHours, closedDays, bays } = yield* locations.get(change.id)
  return yield* locations.save(new Location({ businessHours, closedDays, bays, ...change }))
})

/**
 * Deletes locations that have never had jobs and have no assigned users; the others can only be made inactive. Undoing
 * restores them, unless their short id has been taken since.
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
  apply: (location) =>
    Effect.as(
      Locations.use((locations) => locations.remove(location.id)),
      location
    ),
  undo: (location) => Locations.use((locations) => locations.add(location))
})

/** Creates a location; its short id must be unique within the shop. */
export const createLocation = Effect.fn("createLocation")(function* (draft: LocationDraft) {
  const location = new Location({ id: LocationId.make(yield* (yield* NewId).next), version: 1, ...draft })
  yield* (yield* Locations).add(location)
  return location
})

export const locationsHandlers = [
  handle(listJobLocations, () => Locations.use((locations) => locations.all)),
  handle(listLocations, (search) => Locations.use((locations) => locations.list(search))),
  handle(getLocation, ({ id }) => Locations.use((locations) => locations.get(id))),
  handle(postLocation, createLocation),
  handle(putLocation, changeLocation),
  handle(deleteLocation, ({ id }) => Effect.map(runUndoable(deleteLocations, id, {}), (undoId) => ({ undoId }))),
  handle(postLocationsChange, startBulk(changeLocations))
]
