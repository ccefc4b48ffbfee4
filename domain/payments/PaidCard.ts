import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"

/** Square's names of card brands. */
export const CardBrand = Schema.Literals([
  "VISA",
  "MASTERCARD",
  "AMERICAN_EXPRESS",
  "DISCOVER",
  "DISCOVER_DINERS",
  "JCB",
  "CHINA_UNIONPAY",
  "INTERAC",
  "SQUARE_GIFT_CARD",
  "OTHER_BRAND"
])
export type CardBrand = typeof CardBrand.Type

/** All we ever know of a card: its brand and its last four digits (X4). */
export const PaidCard = Schema.Struct({
  brand: field(CardBrand, "The card's brand."),
  last4: field(Schema.String.check(Schema.isPattern(/^\d{0,4}$/)), "The last digits of its number.", "1111")
})
export type PaidCard = typeof PaidCard.Type

const known: ReadonlySet<string> = new Set(CardBrand.literals)

/** A processor's word for a brand as one of ours. */
export const brandOf = (brand: string): CardBrand => (known.has(brand) ? (brand as CardBrand) : "OTHER_BRAND")
