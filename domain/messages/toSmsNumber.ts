import { phoneDigits, withoutExtension } from "#domain/shared/phoneDigits.ts"

/**
 * Converts a phone number to E.164, assuming North America unless it begins with +: `(602) 555-0101` becomes
 * `+16025550101`. Undefined if it cannot receive texts.
 */
export const toSmsNumber = (typed: string): string | undefined => {
  const number = withoutExtension(typed)
  const digits = phoneDigits(number)
  if (number.startsWith("+")) return digits.length >= 8 && digits.length <= 15 ? `+${digits}` : undefined
  if (digits.length === 10) return `+1${digits}`
  return digits.length === 11 && digits.startsWith("1") ? `+${digits}` : undefined
}
