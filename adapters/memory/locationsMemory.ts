import { Effect, Layer } from "effect"
import { LocationNotFound } from "#domain/locations/Location.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { Shelves } from "./Shelves.ts"
import { sorted } from "./sorted.ts"

/** Locations over a map. */
export const locationsMemory = Layer.effect(Locations, Effect.gen(function*() {
  const { mine } = yield* Shelves
  return Locations.of({
    list: Effect.map(mine, ({ locations }) =>
      sorted(locations.values(), ({ id, locationName, status }) => [status === "active" ? 0 : 1, locationName, id])),
    get: Effect.fn("Locations.get")(function*(id) {
      return (yield* mine).locations.get(id) ?? (yield* new LocationNotFound({ id }))
    }),
    add: (location) => Effect.map(mine, ({ locations }) => void locations.set(location.id, location))
  })
})).pipe(Layer.provide(Shelves.empty))
