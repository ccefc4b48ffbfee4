import { phoneDigits } from "./phoneDigits.ts"

/** A phone number as both countries write it, "602-555-0100"; any other length stays as typed. */
export const phoneText = (typed: string): string => {
  const digits = phoneDigits(typed).replace(/^1(?=\d{10}$)/, "")
  return digits.length === 10 ? digits.replace(/^(...)(...)/, "$1-$2-") : typed.trim()
}
