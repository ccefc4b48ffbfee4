import { Schema } from "effect"
import { field, oneValue } from "./field.ts"
import { plainText, requiredText } from "./PlainText.ts"
import { provinces, states } from "./regionCodes.ts"

export const Country = Schema.Literals(["US", "CA"])
export type Country = typeof Country.Type

/** 'Not applicable' of spec §3: an address or a plate outside both countries' regions. */
export const notApplicable = "NA"

/**
 * The two-letter codes of USPS Publication 28 and Canada Post, each with 'not applicable' last. Names come from
 * `Intl.DisplayNames`-like words of the app.
 */
export const regionsOf = (country: Country): ReadonlyArray<string> => [
  ...(country === "US" ? states : provinces),
  notApplicable
]

export const isRegionOf = (country: Country, region: string): boolean => regionsOf(country).includes(region)

/** Any region a plate may come from. */
export const Region = Schema.Literals([...states, ...provinces, notApplicable])

/** The money of a shop's country. */
export const currencyOf: Readonly<Record<Country, string>> = { US: "USD", CA: "CAD" }

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

/** An address on one line, `1 Desert Way, Tempe, AZ 85281`. */
export const writtenAddress = ({ address1, city, region, postalCode }: Address): string =>
  [address1, city, `${region} ${postalCode}`.trim()].filter((part) => part !== "").join(", ")
