import { Schema } from "effect"
import { maxLength } from "#domain/shared/PlainText.ts"
import type { Country } from "#domain/shared/Address.ts"

/**
 * A federal tax id as its office writes it: an EIN of the IRS, 12-3456789, or a business number of the Canada Revenue
 * Agency, nine digits with or without a program account, 123456789 RT0001. The dash may be left out; "" where nobody
 * has said.
 */
export const FederalTaxId = Schema.String.check(
  maxLength(30, "federalTaxId.invalid"),
  Schema.makeFilter(
    (text: string) =>
      /^(\d{2}-?\d{7}|\d{9} ?[A-Z]{2} ?\d{4})?$/.test(text.trim().toUpperCase()) || "federalTaxId.invalid"
  )
)

/** The same as it stands on papers of a country: 12-3456789, 123456789 RT0001. */
export const federalTaxIdText = (typed: string, country: Country): string => {
  const plain = typed.toUpperCase().replace(/[^0-9A-Z]/g, "")
  if (plain.length > 9) return `${plain.slice(0, 9)} ${plain.slice(9)}`
  return country === "US" ? plain.replace(/^(\d{2})(?=\d{7}$)/, "$1-") : plain
}
