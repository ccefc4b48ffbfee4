import { Context, type Effect } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { Location, LocationId, LocationNotFound } from "./Location.ts"

/** Where the shop's locations are kept. */
export class Locations extends Context.Service<Locations, {
  /** All of them, active first, by name: a shop has a handful. */
  readonly list: Effect.Effect<ReadonlyArray<Location>, never, CurrentTenant>
  readonly get: (id: LocationId) => Effect.Effect<Location, LocationNotFound, CurrentTenant>
  readonly add: (location: Location) => Effect.Effect<void, never, CurrentTenant>
}>()("domain/locations/Locations") {}
