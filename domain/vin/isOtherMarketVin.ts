import { tidyVin, vinFault } from "./vinFault.ts"

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
