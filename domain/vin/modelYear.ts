const codes = "ABCDEFGHJKLMNPRSTVWXY123456789"

/**
 * Returns the character that encodes a model year in position 10: A for 1980 and 2010, 9 for 2009 (49 CFR 565.15, a
 * 30-year cycle).
 */
export const yearCode = (year: number): string => codes.charAt((year - 1980) % codes.length)

/** Returns the years that position 10 may encode, newer first; empty if it encodes no year (trade 5.1). */
export const modelYears = (vin: string): ReadonlyArray<number> => {
  const code = codes.indexOf(vin.charAt(9) || " ")
  return code < 0 ? [] : [2010 + code, 1980 + code]
}

/**
 * Returns the model year of a car, MPV, or truck up to 10,000 lb: a letter in position 7 means 2010 or later, a digit
 * means earlier (49 CFR 565.15). Never returns a year after `latest`.
 */
export const modelYear = (vin: string, latest: number): number | undefined => {
  const [newer, older] = modelYears(vin)
  if (newer === undefined) return undefined
  return newer > latest || /\d/.test(vin.charAt(6)) ? older : newer
}
