import type { Point } from "./PostalPlaces.ts"

/** Where somebody works: a postal area with its middle, where that is known; one of the shop's own places or not. */
export interface Place {
  /** As `postalArea` has it; "" where it is not known. */
  readonly area: string
  readonly point: Point | undefined
  readonly isShop: boolean
}

/**
 * How long the way from one place to another takes, in minutes; none within the shop. From the middle of one postal
 * area to that of the other as the crow flies, a third longer by road, the first 15 km at 40 km/h and the rest at 100,
 * with 5 minutes to park; rounded up to 5, at least 10. Half an hour where a place is not known.
 */
export const travelMinutes = (one: Place, other: Place): number => {
  if (one.area !== "" && one.area === other.area) return one.isShop && other.isShop ? 0 : shortest
  if (one.point === undefined || other.point === undefined) return unknown
  const road = kilometers(one.point, other.point) * detour
  const driven = (Math.min(road, inTown) / 40 + Math.max(0, road - inTown) / 100) * 60
  return Math.max(shortest, Math.ceil((driven + 5) / 5) * 5)
}

const shortest = 10
const unknown = 30
const detour = 1.3
const inTown = 15

/** The distance of two points on a globe of 6,371 km (haversine). */
export const kilometers = (one: Point, other: Point): number => {
  const lat = radians(other.latitude - one.latitude)
  const long = radians(other.longitude - one.longitude)
  const chord =
    Math.sin(lat / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(long / 2) ** 2
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(chord)))
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
