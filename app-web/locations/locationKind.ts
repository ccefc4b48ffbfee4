import type { Location } from "#domain/locations/Location.ts"
import { getLocation, listLocations, postLocation, putLocation } from "#domain/locations/locationsApi.ts"
import type { Country } from "#domain/shared/Region.ts"
import type { RecordKind } from "#web/forms/RecordKind.ts"
import { LocationTyped } from "./LocationTyped.ts"
import { locationValues } from "./locationValues.ts"

/** Locations as records with a form; a new one begins in the shop's country. */
export const locationKind = (country: Country): RecordKind<typeof LocationTyped, Location> => ({
  name: "location",
  schema: LocationTyped,
  valuesOf: locationValues(country),
  hrefOf: ({ id }) => `/locations/${id}/edit`,
  get: getLocation,
  list: listLocations,
  post: postLocation,
  put: putLocation
})
