import { Effect } from "effect"
import type { Location } from "#domain/locations/Location.ts"
import { offsetInMiles, PostalPlaces } from "#domain/schedule/PostalPlaces.ts"
import { activeLocations, readPublicPage } from "./readPublicPage.ts"
import type { PublicMap, PublicPageFacts } from "./PublicPageFacts.ts"

/** Returns the page's contents and state. Pages that are not active must be shown only to the shop's own staff. */
export const getPublicPage = Effect.gen(function* () {
  const { tenant, setting, look, state } = yield* readPublicPage
  const locations = yield* activeLocations(tenant)
  const facts: PublicPageFacts = {
    businessName: tenant.businessName,
    phoneNumber: tenant.phoneNumber || (locations[0]?.phoneNumber ?? ""),
    emailAddress: tenant.emailAddress,
    language: tenant.language,
    country: tenant.country,
    timeZone: locations[0]?.timeZone ?? "UTC",
    logo: tenant.logo,
    services: setting.services,
    serviceRadius: setting.serviceRadius,
    hasPrices: setting.pricingProfile !== null,
    hours: setting.hours,
    places: look.showAddress
      ? locations.map(({ locationName, phoneNumber, address }) => ({ name: locationName, phoneNumber, address }))
      : [],
    map: look.showMap ? yield* mapOf(locations, setting.serviceRadius) : null,
    look
  }
  return { state, facts, ends: tenant.pageEnds }
})

/** Radius of the map in miles for a shop without mobile service. */
const defaultRadius = 15

/** Maximum number of postal code points on the map. */
const maxAreas = 360

/** Returns the postal codes around the first location whose code is known, or null if none is. */
const mapOf = Effect.fnUntraced(function* (locations: ReadonlyArray<Location>, miles: number) {
  const places = yield* PostalPlaces
  const points = yield* places.points(locations.map(({ address }) => address))
  const middle = points.find((point) => point !== undefined)
  if (middle === undefined) return null
  const reach = Math.max(miles, 5) * 1.35
  const radius = miles === 0 ? defaultRadius : reach
  const from = (point: { readonly latitude: number; readonly longitude: number }): readonly [number, number] => {
    const { east, north } = offsetInMiles(middle, point)
    return [Math.round(east * 10) / 10, Math.round(north * 10) / 10]
  }
  const around = (yield* places.pointsWithin(middle, radius * 1.5)).map(from)
  const every = Math.ceil(around.length / maxAreas)
  const map: PublicMap = {
    miles,
    reach: radius,
    ...middle,
    areas: around.filter((_, at) => at % every === 0),
    places: points
      .filter((point) => point !== undefined)
      .map(from)
      .filter(([east, north]) => Math.hypot(east, north) < radius * 1.3)
  }
  return map
})
