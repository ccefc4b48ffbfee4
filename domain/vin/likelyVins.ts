import { normalizeVin, vinFault } from "./vinFault.ts"
import { modelYears } from "./modelYear.ts"

/**
 * Returns whether a VIN that fails its check digit was probably never meant to have one. In Europe and most other
 * markets, position 9 may contain anything, often Z, and so may positions 4 to 6 (ISO 3779; trade 5.1). Such a vehicle
 * is identified by its plate, or by year, make, model, and body style (trade 8.3).
 */
export const isOtherMarketVin = (typed: string): boolean => {
  const vin = normalizeVin(typed)
  return (
    vinFault(vin) === "vin.invalid" &&
    /^[A-HJ-NPR-Z0-9]{17}$/.test(vin) &&
    !/^(.)\1+$/.test(vin) &&
    (!/[0-9X]/.test(vin.charAt(8)) || vin.slice(3, 6) === "ZZZ")
  )
}

const never: Readonly<Record<string, string>> = { I: "1", O: "0", Q: "0" }
const alike = ["5S", "8B", "2Z", "6G", "0D", "1L", "17", "UV"]

/**
 * Returns the VINs that were probably meant by an invalid one, likeliest first: with I, O, and Q replaced by the digits
 * they resemble; failing that, with one character replaced by a similar-looking one, then with two adjacent characters
 * swapped. An 18th `I` at the front is a barcode's import mark (trade 5.5). Each result has a valid check digit, a
 * model year, and a serial number that ends in digits (49 CFR 565.15).
 */
export const likelyVins = (typed: string): ReadonlyArray<string> => {
  if (vinFault(typed) === undefined) return []
  const vin = normalizeVin(typed)
    .replace(/^I(?=.{17}$)/, "")
    .replace(/[IOQ]/g, (letter) => never[letter]!)
  if (vin.length !== 17) return []
  return couldBe(vin) ? [vin] : [...new Set([...lookalikes(vin), ...swaps(vin)])].filter(couldBe)
}

const couldBe = (vin: string) => vinFault(vin) === undefined && modelYears(vin).length > 0 && /\d{3}$/.test(vin)

const lookalikes = (vin: string) =>
  [...vin].flatMap((character, at) =>
    alike
      .filter((pair) => pair.includes(character))
      .map((pair) => vin.slice(0, at) + pair.replace(character, "") + vin.slice(at + 1))
  )

const swaps = (vin: string) =>
  [...vin].slice(1).map((character, at) => vin.slice(0, at) + character + vin.charAt(at) + vin.slice(at + 2))
