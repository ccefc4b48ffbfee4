import { vinFault } from "./vinFault.ts"

/**
 * The VIN in what a bar code says, or nothing (trade 5.5): a Code 39 may have an `I` for import in front or its
 * stars around, a QR or Data Matrix code more fields or a whole address. Of all runs of 17 characters those with a true
 * check digit count, and if they are not one and the same VIN, none does.
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

/** Every 17 characters that follow each other; of a long word, such as a whole page of data, only its beginning. */
const runs = (word: string): ReadonlyArray<string> =>
  Array.from({ length: Math.max(0, Math.min(word.length, 200) - 16) }, (_, at) => word.slice(at, at + 17))
