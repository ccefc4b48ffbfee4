import { Schema } from "effect"
import { plainText, requiredText } from "./PlainText.ts"
import { Country, isRegionOf } from "./Region.ts"
import { field, oneValue } from "./field.ts"

/** The fields of an address, for those that add their own. Check the whole with `regionFitsCountry`. */
export const addressFields = {
  address1: field(requiredText(120), "Street and number.", "1 Desert Way"),
  address2: field(plainText(120), "Suite, floor or the like.", ""),
  city: field(requiredText(80), "City.", "Tempe"),
  region: field(
    Schema.String.check(Schema.isNonEmpty({ message: "required" })),
    "State or province, two letters.",
    "AZ"
  ),
  postalCode: field(requiredText(15), "ZIP or postal code.", "85281"),
  country: field(Country, "The country, ISO 3166.")
}

/** The region must be one of the country's. */
export const regionFitsCountry = Schema.makeFilter(
  ({ country, region }: { readonly country: Country; readonly region: string }) =>
    region === "" || isRegionOf(country, region) || { path: ["region"], issue: "region.notOfCountry" }
)

/** Spec §5 Address: all but address2 required, postal code at most 15 characters. */
export const Address = oneValue(Schema.Struct(addressFields).check(regionFitsCountry))
export type Address = typeof Address.Type
