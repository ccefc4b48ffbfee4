import { Schema } from "effect"
import { plainText, requiredText } from "./PlainText.ts"
import { Country, isRegionOf } from "./Region.ts"

const fields = {
  address1: requiredText(120),
  address2: plainText(120),
  city: requiredText(80),
  region: Schema.String.check(Schema.isNonEmpty({ message: "required" })),
  postalCode: requiredText(15),
  country: Country
}

/** Spec §5 Address: all but address2 required, postal code at most 15 characters, the region one of its country's. */
export const Address = Schema.Struct(fields).check(
  Schema.makeFilter(({ country, region }) => region === "" || isRegionOf(country, region) || { path: ["region"], issue: "region.notOfCountry" })
)
export type Address = typeof Address.Type
