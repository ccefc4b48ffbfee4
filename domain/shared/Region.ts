import { Schema } from "effect"

export const Country = Schema.Literals(["US", "CA"])
export type Country = typeof Country.Type

/** 'Not applicable' of spec §3: an address or a plate outside both countries' regions. */
export const notApplicable = "NA"

const states =
  "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI".split(
    " "
  )
const provinces = "AB BC MB NB NL NS NT NU ON PE QC SK YT".split(" ")

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
