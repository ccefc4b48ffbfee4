import { tidyVin } from "#domain/vin/vinFault.ts"

const never = /[IOQ]/

/**
 * The VIN after a key or a paste: capitals without gaps. I, O and Q are refused at the key; pasted, they stay to be put
 * right.
 */
export const vinTyped = (before: string, text: string): { readonly vin: string; readonly isRefused: boolean } => {
  const vin = tidyVin(text)
  const isKey = vin.length === before.length + 1
  const isRefused = isKey && never.test(vin) && !never.test(before)
  return { vin: isRefused ? before : vin.slice(0, 30), isRefused }
}
