import { Schema } from "effect"
import type { Location } from "#domain/locations/Location.ts"
import type { Country } from "#domain/shared/Region.ts"
import { LocationTyped, type LocationValues } from "./LocationTyped.ts"

/** The form of a location as kept, or an empty one in the shop's country. */
export const locationValues =
  (country: Country) =>
  (location: Location | undefined): LocationValues => {
    if (location === undefined) return { ...empty, address: { ...empty.address, country } }
    const { id: _, version: _version, ...draft } = location
    return Schema.encodeSync(LocationTyped)(draft)
  }

const empty: LocationValues = {
  locationName: "",
  locationShortId: "",
  phoneNumber: "",
  emailAddress: "",
  address: { address1: "", address2: "", city: "", region: "", postalCode: "", country: "US" },
  primaryTaxId: "",
  secondaryTaxId: "",
  licenceNumberCa: "",
  licenceNumberFl: "",
  timeZone: "",
  defaultTaxPercent: 0,
  defaultPartsTaxRate: 0,
  defaultLaborTaxRate: 0,
  services: [],
  status: "active"
}
