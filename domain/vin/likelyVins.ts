import { tidyVin, vinFault } from "./vinFault.ts"
import { modelYears } from "./modelYear.ts"

/**
 * Whether a VIN that fails its check digit was never meant to have one: in Europe and most other markets position 9 may
 * be anything, often Z, and so may 4 to 6 (ISO 3779; trade 5.1). Such a vehicle is told by its plate, or by year,
 * make, model and body (trade 8.3).
 */
export const isOtherMarketVin = (typed: string): boolean => {
  const vin = tidyVin(typed)
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
 * VINs that were probably meant by one that has a fault, likeliest first: I, O and Q as the digits they look like; if
 * that is not it, one character taken for another that looks alike, then two neighbours in the wrong order. An 18th `I`
 * in front is the import mark of a bar code (trade 5.5). Each has a true check digit, a model year and a serial
 * number that ends in digits (49 CFR 565.15).
 */
export const likelyVins = (typed: string): ReadonlyArray<string> => {
  if (vinFault(typed) === undefined) return []
  const vin = tidyVin(typed)
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
