const values: Readonly<Record<string, number>> = Object.fromEntries([
  ..."0123456789".split("").map((digit) => [digit, Number(digit)] as const),
  ..."ABCDEFGH".split("").map((letter, at) => [letter, at + 1] as const),
  ..."JKLMN".split("").map((letter, at) => [letter, at + 1] as const),
  ["P", 7],
  ["R", 9],
  ..."STUVWXYZ".split("").map((letter, at) => [letter, at + 2] as const)
])

const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/**
 * Returns the check digit for position 9 of a 17-character VIN, "0" to "9" or "X" (49 CFR 565.15(c), tables III to V).
 */
export const vinCheckDigit = (vin: string): string => {
  const sum = weights.reduce((total, weight, at) => total + weight * (values[vin.charAt(at)] ?? 0), 0)
  return sum % 11 === 10 ? "X" : String(sum % 11)
}

/** Normalizes a VIN: uppercase, without spaces and hyphens. */
export const normalizeVin = (typed: string): string => typed.replace(/[\s\-‐-―]/g, "").toUpperCase()

/**
 * Returns what is wrong with a VIN as a message id, or undefined if it is valid: its length, the letters I, O, and Q
 * (spec §5 'A VIN cannot contain O, I or Q'), or its check digit ('VIN is invalid'). Rejects one character repeated 17
 * times, although all 1s and all 0s pass the checksum.
 */
export const vinFault = (typed: string): "vin.length" | "vin.letters" | "vin.invalid" | undefined => {
  const vin = normalizeVin(typed)
  if (/[IOQ]/.test(vin)) return "vin.letters"
  if (vin.length !== 17) return "vin.length"
  return !/^[A-Z0-9]+$/.test(vin) || /^(.)\1+$/.test(vin) || vinCheckDigit(vin) !== vin.charAt(8)
    ? "vin.invalid"
    : undefined
}
