import { Effect, Layer } from "effect"
import { type Point, postalArea, PostalPlaces, within } from "#domain/schedule/PostalPlaces.ts"

/** Locations of the postal codes used in samples, stories and tests. */
export const postalPlacesMemory = Layer.succeed(
  PostalPlaces,
  PostalPlaces.of({
    points: (asked) => Effect.succeed(asked.map((address) => known.get(postalArea(address)))),
    pointsWithin: (middle, miles) => Effect.succeed(within(known.values(), middle, miles))
  })
)

const known = new Map<string, Point>([
  ["85281", { latitude: 33.43, longitude: -111.93 }],
  ["85282", { latitude: 33.39, longitude: -111.93 }],
  ["85004", { latitude: 33.45, longitude: -112.07 }],
  ["85201", { latitude: 33.43, longitude: -111.85 }],
  ["85701", { latitude: 32.22, longitude: -110.97 }],
  ["H2X", { latitude: 45.51, longitude: -73.57 }]
])
