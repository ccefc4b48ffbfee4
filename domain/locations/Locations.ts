import { Context, type Effect } from "effect"
import type { Batch, CursorInvalid, Page } from "#domain/shared/Page.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type {
  LastActiveLocation,
  Location,
  LocationChanged,
  LocationId,
  LocationInUse,
  LocationNotFound,
  LocationShortIdTaken
} from "./Location.ts"
import type { LocationSearch } from "./LocationSearch.ts"

/**
 * Where the shop's locations are kept. One that a job has is never removed: it was done there. Short ids are unique in a
 * shop.
 */
export class Locations extends Context.Service<
  Locations,
  {
    /** All of them, active first, by name: a shop has a handful. */
    readonly all: Effect.Effect<ReadonlyArray<Location>, never, CurrentTenant>
    /** One page, by name unless asked otherwise. */
    readonly list: (search: LocationSearch) => Effect.Effect<Page<Location>, CursorInvalid, CurrentTenant>
    /** The same locations in the same order, however many, a stretch at a time. */
    readonly batch: (search: LocationSearch, after?: string) => Effect.Effect<Batch<Location>, never, CurrentTenant>
    readonly get: (id: LocationId) => Effect.Effect<Location, LocationNotFound, CurrentTenant>
    readonly add: (location: Location) => Effect.Effect<void, LocationShortIdTaken, CurrentTenant>
    /**
     * Keeps the location with the next version, if `location.version` is still the one that is kept. One location stays
     * active, whoever saves at the same moment.
     */
    readonly save: (
      location: Location
    ) => Effect.Effect<
      Location,
      LocationNotFound | LocationChanged | LocationShortIdTaken | LastActiveLocation,
      CurrentTenant
    >
    /** Removes a location that no job and no person has. One location stays active. */
    readonly remove: (
      id: LocationId
    ) => Effect.Effect<void, LocationNotFound | LocationInUse | LastActiveLocation, CurrentTenant>
  }
>()("domain/locations/Locations") {}
