import { Schema } from "effect"
import { plainText, requiredText } from "./PlainText.ts"
import { Country, isRegionOf } from "./Region.ts"

/** The fields of an address, for those that add their own. Check the whole with `regionFitsCountry`. */
export const addressFields = {
  address1: requiredText(120),
  address2: plainText(120),
  city: requiredText(80),
  region: Schema.String.check(Schema.isNonEmpty({ message: "required" })),
  postalCode: requiredText(15),
  country: Country
}

/** The region must be one of the country's. */
export const regionFitsCountry = Schema.makeFilter(({ country, region }: { readonly country: Country; readonly region: string }) =>
  region === "" || isRegionOf(country, region) || { path: ["region"], issue: "region.notOfCountry" })

/** Spec §5 Address: all but address2 required, postal code at most 15 characters. */
export const Address = Schema.Struct(addressFields).check(regionFitsCountry)
export type Address = typeof Address.Type
