const values: Readonly<Record<string, number>> = Object.fromEntries([
  ..."0123456789".split("").map((digit) => [digit, Number(digit)] as const),
  ..."ABCDEFGH".split("").map((letter, at) => [letter, at + 1] as const),
  ..."JKLMN".split("").map((letter, at) => [letter, at + 1] as const),
  ["P", 7],
  ["R", 9],
  ..."STUVWXYZ".split("").map((letter, at) => [letter, at + 2] as const)
])

const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** What position 9 of these 17 characters must be, "0" to "9" or "X" (49 CFR 565.15(c), tables III to V). */
export const vinCheckDigit = (vin: string): string => {
  const sum = weights.reduce((total, weight, at) => total + weight * (values[vin.charAt(at)] ?? 0), 0)
  return sum % 11 === 10 ? "X" : String(sum % 11)
}
