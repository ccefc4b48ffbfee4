import { Schema } from "effect"
import { maxLength } from "#domain/shared/PlainText.ts"

/**
 * A number format: `9` stands for a digit, `A` for an uppercase letter or digit, a final `*` for any further
 * characters, and any other character for itself. `999999` is six digits; `L*` begins with L.
 */
export const Mask = Schema.String.check(
  maxLength(40),
  Schema.makeFilter((text: string) => /^[0-9A-Z-]*\*?$/.test(text) || "not a number format")
)

/** Whether a text matches the format. */
export const fitsMask = (text: string, mask: string): boolean => {
  const isOpen = mask.endsWith("*")
  const signs = isOpen ? mask.slice(0, -1) : mask
  return (
    (isOpen ? text.length >= signs.length : text.length === signs.length) &&
    [...signs].every((sign, at) => {
      const given = text[at] ?? ""
      if (sign === "9") return given >= "0" && given <= "9"
      return sign === "A" ? /^[0-9A-Z]$/.test(given) : given === sign
    })
  )
}

/** Returns the number of digits a digits-only format requires, or undefined for any other format. */
export const requiredDigits = (mask: string): number | undefined => (/^9+$/.test(mask) ? mask.length : undefined)
