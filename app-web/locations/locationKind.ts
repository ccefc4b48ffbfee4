import { Schema, SchemaGetter } from "effect"
import { type Location, LocationDraft } from "#domain/locations/Location.ts"
import { getLocation, listLocations, postLocation, putLocation } from "#domain/locations/locationsApi.ts"
import type { Country } from "#domain/shared/Address.ts"
import { TaxLine, TaxRate, taxLinesChecks } from "#domain/shared/TaxLine.ts"
import { nullableNumber } from "#web/forms/nullableNumber.ts"
import type { RecordKind } from "#web/forms/RecordKind.ts"

/** A tax rate, entered in thousandths of a percent (8875 for 8.875 %) and stored in basis points (887.5). */
const rate = nullableNumber(
  Schema.Finite.pipe(
    Schema.decodeTo(TaxRate, {
      decode: SchemaGetter.transform((typed: number) => typed / 10),
      encode: SchemaGetter.transform((kept: number) => kept * 10)
    })
  )
)

/** A location as entered in the form: the domain's draft, whose rates may still be empty. */
export const LocationInput = Schema.Struct({
  ...LocationDraft.fields,
  defaultTaxPercent: rate,
  defaultPartsTaxRate: rate,
  defaultLaborTaxRate: rate,
  bays: nullableNumber(LocationDraft.fields.bays),
  taxLines: Schema.Array(Schema.Struct({ ...TaxLine.fields, rate })).check(...taxLinesChecks)
})

/** The values of the form fields. */
export type LocationValues = typeof LocationInput.Encoded

/** Returns the form values of a saved location, or empty ones in the shop's country. */
export const locationValues =
  (country: Country) =>
  (location: Location | undefined): LocationValues => {
    if (location === undefined) return { ...empty, address: { ...empty.address, country } }
    const { id: _, version: _version, ...draft } = location
    return Schema.encodeSync(LocationInput)(draft)
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
  taxLines: [],
  services: [],
  businessHours: [],
  closedDays: [],
  bays: 0,
  status: "active"
}

/** Locations as records with a form. A new one defaults to the shop's country. */
export const locationKind = (country: Country): RecordKind<typeof LocationInput, Location> => ({
  name: "location",
  schema: LocationInput,
  valuesOf: locationValues(country),
  hrefOf: ({ id }) => `/locations/${id}/edit`,
  get: getLocation,
  list: listLocations,
  post: postLocation,
  put: putLocation
})
