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
 * Storage for the shop's locations. A location with jobs is never removed, so that jobs keep a record of where they
 * were done. Short ids are unique within a shop.
 */
export class Locations extends Context.Service<
  Locations,
  {
    /** All locations, active ones first, sorted by name. A shop only has a handful. */
    readonly all: Effect.Effect<ReadonlyArray<Location>, never, CurrentTenant>
    /** Returns a page, sorted by name by default. */
    readonly list: (search: LocationSearch) => Effect.Effect<Page<Location>, CursorInvalid, CurrentTenant>
    /** Returns the same locations in the same order, one batch at a time and without a limit. */
    readonly batch: (search: LocationSearch, after?: string) => Effect.Effect<Batch<Location>, never, CurrentTenant>
    readonly get: (id: LocationId) => Effect.Effect<Location, LocationNotFound, CurrentTenant>
    readonly add: (location: Location) => Effect.Effect<void, LocationShortIdTaken, CurrentTenant>
    /**
     * Saves the location with the version incremented; fails if `location.version` is no longer current. Ensures that
     * one location stays active, even with concurrent saves.
     */
    readonly save: (
      location: Location
    ) => Effect.Effect<
      Location,
      LocationNotFound | LocationChanged | LocationShortIdTaken | LastActiveLocation,
      CurrentTenant
    >
    /** Removes a location that has no jobs and no assigned users. Ensures that one location stays active. */
    readonly remove: (
      id: LocationId
    ) => Effect.Effect<void, LocationNotFound | LocationInUse | LastActiveLocation, CurrentTenant>
  }
>()("domain/locations/Locations") {}
