import { vinFault } from "./vinFault.ts"

/**
 * Returns the VIN contained in barcode text, if any (trade 5.5). A Code 39 may have an `I` for import in front or be
 * surrounded by asterisks; a QR or Data Matrix code may contain more fields or an entire URL. Considers all runs of 17
 * characters with a valid check digit, and returns undefined unless they are all the same VIN.
 */
export const vinFromBarcode = (text: string): string | undefined => {
  const words = text.toUpperCase().split(/[^A-Z0-9]+/)
  const whole = words.flatMap((word) =>
    word.length === 17 ? [word] : word.length === 18 && word.startsWith("I") ? [word.slice(1)] : []
  )
  return only(whole) ?? only(words.flatMap(runs))
}

const only = (candidates: ReadonlyArray<string>): string | undefined => {
  const good = new Set(candidates.filter((one) => vinFault(one) === undefined))
  return good.size === 1 ? [...good][0] : undefined
}

/** Returns every run of 17 consecutive characters. Only the beginning of a very long word is searched. */
const runs = (word: string): ReadonlyArray<string> =>
  Array.from({ length: Math.max(0, Math.min(word.length, 200) - 16) }, (_, at) => word.slice(at, at + 17))
