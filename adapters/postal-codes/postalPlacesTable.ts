import { readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"
import { Effect, Layer } from "effect"
import { type Point, postalArea, PostalPlaces, within } from "#domain/schedule/PostalPlaces.ts"

/**
 * The center of each ZIP code and Canadian forward sortation area, from the npm package `zipcodes` 8.0.0 (BSD, see
 * LICENSE), in hundredths of a degree: about a kilometer. Loaded when the first travel time is estimated.
 */
export const postalPlacesTable = Layer.sync(PostalPlaces, () => {
  let table: ReadonlyMap<string, Point> | undefined
  return PostalPlaces.of({
    points: (asked) =>
      Effect.sync(() => {
        table ??= readTable()
        const known = table
        return asked.map((address) => known.get(postalArea(address)))
      }),
    pointsWithin: (middle, miles) =>
      Effect.sync(() => {
        table ??= readTable()
        return within(table.values(), middle, miles)
      })
  })
})

/** Parses lines such as `85281,3343,-11193`. */
const readTable = (): ReadonlyMap<string, Point> =>
  new Map(
    gunzipSync(readFileSync(new URL("./centroids.csv.gz", import.meta.url)))
      .toString("utf8")
      .trimEnd()
      .split("\n")
      .map((line) => {
        const [area, latitude, longitude] = line.split(",")
        return [area!, { latitude: Number(latitude) / 100, longitude: Number(longitude) / 100 }]
      })
  )
