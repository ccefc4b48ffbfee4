import { Effect, Layer } from "effect"
import {
  LastActiveLocation,
  Location,
  LocationChanged,
  LocationInUse,
  LocationNotFound,
  LocationShortIdTaken
} from "#domain/locations/Location.ts"
import { Locations } from "#domain/locations/Locations.ts"
import type { LocationSearch } from "#domain/locations/LocationSearch.ts"
import { batchIn, contains, pageIn, sorted } from "./lists.ts"
import { type ShopTables, MemoryTables } from "./MemoryTables.ts"
import { recordSave, storedSavesSince } from "./savesMemory.ts"

/** In-memory storage for locations. */
export const locationsMemory = Layer.effect(
  Locations,
  Effect.gen(function* () {
    const { current } = yield* MemoryTables
    return Locations.of({
      all: Effect.map(current, ({ locations }) =>
        sorted(locations.values(), ({ id, locationName, status }) => [status === "active" ? 0 : 1, locationName, id])
      ),
      list: (search) => Effect.flatMap(current, (shelf) => pageIn(found(shelf, search), search, "locations")),
      batch: (search, after) => Effect.map(current, (shelf) => batchIn(found(shelf, search), after)),
      get: Effect.fn("Locations.get")(function* (id) {
        return (yield* current).locations.get(id) ?? (yield* new LocationNotFound({ id }))
      }),
      add: Effect.fn("Locations.add")(function* (location) {
        const shelf = yield* current
        yield* shortIdIsFree(shelf, location)
        shelf.locations.set(location.id, location)
      }),
      save: Effect.fn("Locations.save")(function* (location) {
        const shelf = yield* current
        const kept = shelf.locations.get(location.id)
        if (kept === undefined) return yield* new LocationNotFound({ id: location.id })
        if (kept.version !== location.version)
          return yield* new LocationChanged({ current: kept, ...storedSavesSince(kept, location.version) })
        const othersAreActive = [...shelf.locations.values()].some(
          ({ id, status }) => status === "active" && id !== kept.id
        )
        if (kept.status === "active" && location.status === "inactive" && !othersAreActive)
          return yield* new LastActiveLocation()
        yield* shortIdIsFree(shelf, location)
        const saved = new Location({ ...location, version: kept.version + 1 })
        yield* recordSave(kept, saved)
        shelf.locations.set(saved.id, saved)
        return saved
      }),
      remove: Effect.fn("Locations.remove")(function* (id) {
        const { jobs, locations, users } = yield* current
        const kept = locations.get(id)
        if (kept === undefined) return yield* new LocationNotFound({ id })
        const used = {
          jobs: [...jobs.values()].filter(({ locationId }) => locationId === id).length,
          people: [...users.values()].filter(
            ({ user }) => user.defaultLocationKey === id || user.assignedLocations.includes(id)
          ).length
        }
        if (used.jobs + used.people > 0) return yield* new LocationInUse(used)
        const isAnother = (one: Location) => one.status === "active" && one.id !== id
        if (kept.status === "active" && ![...locations.values()].some(isAnother)) return yield* new LastActiveLocation()
        locations.delete(id)
      })
    })
  })
).pipe(Layer.provide(MemoryTables.empty))

const found = ({ locations }: ShopTables, search: LocationSearch) =>
  sorted(
    [...locations.values()].filter((one) => matchesSearch(one, search)),
    (one) => [one[search.sort ?? "locationName"], one.id],
    search.descending
  )

const matchesSearch = ({ address, locationName, locationShortId, status }: Location, search: LocationSearch) =>
  (search.status === undefined || search.status === status) &&
  [locationName, locationShortId, address.city].some((field) => contains(field, search.text ?? ""))

const shortIdIsFree = ({ locations }: ShopTables, { id, locationShortId }: Location) =>
  [...locations.values()].some(
    (other) => other.locationShortId.toLowerCase() === locationShortId.toLowerCase() && other.id !== id
  )
    ? Effect.fail(new LocationShortIdTaken({ locationShortId }))
    : Effect.void
