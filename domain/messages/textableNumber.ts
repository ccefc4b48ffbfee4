import { phoneDigits, withoutExtension } from "#domain/shared/phoneDigits.ts"

/**
 * A phone number as carriers write it (E.164), taken as North American unless it begins with +: `(602) 555-0101` is
 * `+16025550101`. Undefined for what no text can reach.
 */
export const textableNumber = (typed: string): string | undefined => {
  const number = withoutExtension(typed)
  const digits = phoneDigits(number)
  if (number.startsWith("+")) return digits.length >= 8 && digits.length <= 15 ? `+${digits}` : undefined
  if (digits.length === 10) return `+1${digits}`
  return digits.length === 11 && digits.startsWith("1") ? `+${digits}` : undefined
}
