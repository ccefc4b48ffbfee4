import { Context, type Effect } from "effect"
import type { Address } from "#domain/shared/Address.ts"

/** Where something is on the globe, in degrees north and east. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** What of an address says roughly where it is. */
export type PostalAddress = Pick<Address, "postalCode" | "country">

/** Where postal codes are, to estimate travel by without asking anybody outside. */
export class PostalPlaces extends Context.Service<
  PostalPlaces,
  {
    /** The middle of each postal code, in the order asked; undefined where it is not known. */
    readonly points: (asked: ReadonlyArray<PostalAddress>) => Effect.Effect<ReadonlyArray<Point | undefined>>
    /** The middles of all postal codes at most so many miles away, in no order: where people live around a place. */
    readonly around: (middle: Point, miles: number) => Effect.Effect<ReadonlyArray<Point>>
  }
>()("domain/schedule/PostalPlaces") {}

/**
 * How far a point is east and north of another, in miles, on a sphere of 3,959 miles: close enough for a shop's area.
 */
export const milesFrom = (middle: Point, there: Point): { readonly east: number; readonly north: number } => {
  const perDegree = (Math.PI / 180) * 3959
  return {
    east: (there.longitude - middle.longitude) * perDegree * Math.cos((middle.latitude * Math.PI) / 180),
    north: (there.latitude - middle.latitude) * perDegree
  }
}

/** Those of many points that are at most so many miles away. */
export const within = (points: Iterable<Point>, middle: Point, miles: number): ReadonlyArray<Point> =>
  [...points].filter((point) => {
    if (Math.abs(point.latitude - middle.latitude) > miles / 60) return false
    const { east, north } = milesFrom(middle, point)
    return Math.hypot(east, north) <= miles
  })

/**
 * The part of a postal code that travel is estimated by: the five digits of a ZIP code, the first three characters of a
 * Canadian one; "" where it is none.
 */
export const postalArea = ({ country, postalCode }: PostalAddress): string => {
  const code = postalCode.trim().toUpperCase()
  const area = country === "CA" ? code.slice(0, 3) : code.slice(0, 5)
  return (country === "CA" ? /^[A-Z]\d[A-Z]$/ : /^\d{5}$/).test(area) ? area : ""
}
