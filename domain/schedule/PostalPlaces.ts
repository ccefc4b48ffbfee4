import { Context, type Effect } from "effect"
import type { Address } from "#domain/shared/Address.ts"

/** A geographic point, in degrees north and east. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** The parts of an address that give its approximate position. */
export type PostalAddress = Pick<Address, "postalCode" | "country">

/** Positions of postal codes, used to estimate travel without an external service. */
export class PostalPlaces extends Context.Service<
  PostalPlaces,
  {
    /** Returns the center of each postal code, in the given order; undefined if unknown. */
    readonly points: (asked: ReadonlyArray<PostalAddress>) => Effect.Effect<ReadonlyArray<Point | undefined>>
    /** Returns the centers of all postal codes within a distance, unordered: where people live around a place. */
    readonly pointsWithin: (middle: Point, miles: number) => Effect.Effect<ReadonlyArray<Point>>
  }
>()("domain/schedule/PostalPlaces") {}

/**
 * Returns how far a point is east and north of another, in miles, on a sphere with a radius of 3,959 miles. Accurate
 * enough for a shop's area.
 */
export const offsetInMiles = (middle: Point, there: Point): { readonly east: number; readonly north: number } => {
  const perDegree = (Math.PI / 180) * 3959
  return {
    east: (there.longitude - middle.longitude) * perDegree * Math.cos((middle.latitude * Math.PI) / 180),
    north: (there.latitude - middle.latitude) * perDegree
  }
}

/** Returns the points within a distance in miles. */
export const within = (points: Iterable<Point>, middle: Point, miles: number): ReadonlyArray<Point> =>
  [...points].filter((point) => {
    if (Math.abs(point.latitude - middle.latitude) > miles / 60) return false
    const { east, north } = offsetInMiles(middle, point)
    return Math.hypot(east, north) <= miles
  })

/**
 * Returns the part of a postal code used to estimate travel: the five digits of a ZIP code, or the first three
 * characters of a Canadian postal code; empty if invalid.
 */
export const postalArea = ({ country, postalCode }: PostalAddress): string => {
  const code = postalCode.trim().toUpperCase()
  const area = country === "CA" ? code.slice(0, 3) : code.slice(0, 5)
  return (country === "CA" ? /^[A-Z]\d[A-Z]$/ : /^\d{5}$/).test(area) ? area : ""
}
