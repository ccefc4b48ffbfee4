import { vinCheckDigit } from "./vinCheckDigit.ts"

/** A VIN as it is kept: capitals, without the spaces and dashes people put between its parts. */
export const tidyVin = (typed: string): string => typed.replace(/[\s\-‐-―]/g, "").toUpperCase()

/**
 * What is wrong with a VIN as typed, as a message id, or nothing: its length, the letters I, O and Q (spec §5
 * 'A VIN cannot contain O, I or Q'), or its check digit ('VIN is invalid'). Seventeen times the same is no VIN, though
 * 1 and 0 pass the sum.
 */
export const vinFault = (typed: string): "vin.length" | "vin.letters" | "vin.invalid" | undefined => {
  const vin = tidyVin(typed)
  if (/[IOQ]/.test(vin)) return "vin.letters"
  if (vin.length !== 17) return "vin.length"
  return !/^[A-Z0-9]+$/.test(vin) || /^(.)\1+$/.test(vin) || vinCheckDigit(vin) !== vin.charAt(8)
    ? "vin.invalid"
    : undefined
}
