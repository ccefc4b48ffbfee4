import { Schema } from "effect"
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
