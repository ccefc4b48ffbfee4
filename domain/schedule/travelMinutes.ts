import type { Point } from "./PostalPlaces.ts"

/** A place of work: a postal area with its center, if known, and whether it is one of the shop's locations. */
export interface Place {
  /** As returned by `postalArea`; empty if unknown. */
  readonly area: string
  readonly point: Point | undefined
  readonly isShop: boolean
}

/**
 * Estimates the travel time between two places, in minutes; 0 within the shop. Uses the straight-line distance between
 * the centers of the postal areas plus 30% for roads, at 40 km/h for the first 15 km and 100 km/h for the rest, plus 5
 * minutes for parking; rounded up to 5, at least 10. Returns 30 if a place is unknown.
 */
export const travelMinutes = (one: Place, other: Place): number => {
  if (one.area !== "" && one.area === other.area) return one.isShop && other.isShop ? 0 : minTravelMinutes
  if (one.point === undefined || other.point === undefined) return unknown
  const road = kilometers(one.point, other.point) * detour
  const driven = (Math.min(road, inTown) / 40 + Math.max(0, road - inTown) / 100) * 60
  return Math.max(minTravelMinutes, Math.ceil((driven + 5) / 5) * 5)
}

const minTravelMinutes = 10
const unknown = 30
const detour = 1.3
const inTown = 15

/** Returns the distance between two points on a sphere with a radius of 6,371 km (haversine). */
export const kilometers = (one: Point, other: Point): number => {
  const lat = radians(other.latitude - one.latitude)
  const long = radians(other.longitude - one.longitude)
  const chord =
    Math.sin(lat / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(long / 2) ** 2
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(chord)))
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
