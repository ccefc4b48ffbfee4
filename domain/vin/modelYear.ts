const codes = "ABCDEFGHJKLMNPRSTVWXY123456789"

/**
 * The character that stands for a model year in position 10: 1980 and 2010 are A, 2009 is 9 (49 CFR 565.15, a cycle of
 * 30 years).
 */
export const yearCode = (year: number): string => codes.charAt((year - 1980) % codes.length)

/** The years position 10 may stand for, newer first; none when it holds no year (trade 5.1). */
export const modelYears = (vin: string): ReadonlyArray<number> => {
  const code = codes.indexOf(vin.charAt(9) || " ")
  return code < 0 ? [] : [2010 + code, 1980 + code]
}

/**
 * The year of a car, MPV or truck up to 10,000 lb: a letter in position 7 means 2010 or later, a digit before (49 CFR
 * 565.15). Nothing is newer than `latest`.
 */
export const modelYear = (vin: string, latest: number): number | undefined => {
  const [newer, older] = modelYears(vin)
  if (newer === undefined) return undefined
  return newer > latest || /\d/.test(vin.charAt(6)) ? older : newer
}
