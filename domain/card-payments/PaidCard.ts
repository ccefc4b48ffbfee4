import { Schema } from "effect"

/** Square's names of card brands. */
export const CardBrand = Schema.Literals([
  "VISA", "MASTERCARD", "AMERICAN_EXPRESS", "DISCOVER", "DISCOVER_DINERS", "JCB", "CHINA_UNIONPAY", "INTERAC", "SQUARE_GIFT_CARD", "OTHER_BRAND"
])
export type CardBrand = typeof CardBrand.Type

/** All we ever know of a card: its brand and its last four digits (trust.md §1). */
export const PaidCard = Schema.Struct({ brand: CardBrand, last4: Schema.String.check(Schema.isPattern(/^\d{0,4}$/)) })
export type PaidCard = typeof PaidCard.Type

const known: ReadonlySet<string> = new Set(CardBrand.literals)

/** A processor's word for a brand as one of ours. */
export const brandOf = (brand: string): CardBrand => known.has(brand) ? brand as CardBrand : "OTHER_BRAND"
