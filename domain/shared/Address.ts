import { Schema } from "effect"
import { field, atomic } from "./field.ts"
import { plainText, requiredText } from "./PlainText.ts"
import { provinces, states } from "./regionCodes.ts"

export const Country = Schema.Literals(["US", "CA"])
export type Country = typeof Country.Type

/** 'Not applicable' of spec §3: an address or plate from outside both countries' regions. */
export const notApplicable = "NA"

/**
 * Returns the two-letter codes of USPS Publication 28 or Canada Post, with 'not applicable' last. Display names come
 * from the app's translations.
 */
export const regionsOf = (country: Country): ReadonlyArray<string> => [
  ...(country === "US" ? states : provinces),
  notApplicable
]

export const isRegionOf = (country: Country, region: string): boolean => regionsOf(country).includes(region)

/** Any region that can issue a plate. */
export const Region = Schema.Literals([...states, ...provinces, notApplicable])

/** The currency of each country. */
export const currencyOf: Readonly<Record<Country, string>> = { US: "USD", CA: "CAD" }

/** The fields of an address, for schemas that add their own. Validate the result with `regionFitsCountry`. */
export const addressFields = {
  address1: field(requiredText(120), "Street and number.", "1 Desert Way"),
  address2: field(plainText(120), "Suite, floor or similar.", ""),
  city: field(requiredText(80), "City.", "Tempe"),
  region: field(
    Schema.String.check(Schema.isNonEmpty({ message: "required" })),
    "State or province, two letters.",
    "AZ"
  ),
  postalCode: field(requiredText(15), "ZIP or postal code.", "85281"),
  country: field(Country, "ISO 3166 country code.")
}

/** Checks that the region belongs to the country. */
export const regionFitsCountry = Schema.makeFilter(
  ({ country, region }: { readonly country: Country; readonly region: string }) =>
    region === "" || isRegionOf(country, region) || { path: ["region"], issue: "region.notOfCountry" }
)

/** The Address of spec §5: all fields but address2 are required; the postal code has at most 15 characters. */
export const Address = atomic(Schema.Struct(addressFields).check(regionFitsCountry))
export type Address = typeof Address.Type

/** Formats an address on one line, `1 Desert Way, Tempe, AZ 85281`. */
export const formatAddress = ({ address1, city, region, postalCode }: Address): string =>
  [address1, city, `${region} ${postalCode}`.trim()].filter((part) => part !== "").join(", ")
