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

const brands: ReadonlySet<string> = new Set(CardBrand.literals)

/** A processor's word for a brand as one of ours. */
export const brandOf = (brand: string): CardBrand => (brands.has(brand) ? (brand as CardBrand) : "OTHER_BRAND")

/**
 * Why a card was not charged, or a refund not made: the names of Square's published error codes (trade 7.1; spec §8
 * card declines), and NOT_CHARGED for a payment that the processor never got.
 */
export const DeclineCode = Schema.Literals([
  "GENERIC_DECLINE",
  "ACCOUNT_UNUSABLE",
  "INSUFFICIENT_FUNDS",
  "INVALID_ACCOUNT",
  "BUYER_REFUSED_PAYMENT",
  "BAD_REQUEST",
  "AMOUNT_TOO_HIGH",
  "CVV_FAILURE",
  "INVALID_EXPIRATION",
  "ADDRESS_VERIFICATION_FAILURE",
  "VALUE_TOO_HIGH",
  "CARD_TOKEN_USED",
  "SOURCE_USED",
  "CARD_TOKEN_EXPIRED",
  "GIFT_CARD_AVAILABLE_AMOUNT",
  "INSUFFICIENT_PERMISSIONS",
  "INVALID_CARD_DATA",
  "INVALID_CARD",
  "PAN_FAILURE",
  "EXPIRATION_FAILURE",
  "VERIFY_CVV_FAILURE",
  "VERIFY_AVS_FAILURE",
  "CARD_EXPIRED",
  "CARD_NOT_SUPPORTED",
  "UNSUPPORTED_CARD_BRAND",
  "TRANSACTION_LIMIT",
  "PAYMENT_LIMIT_EXCEEDED",
  "CARD_DECLINED",
  "CARD_DECLINED_CALL_ISSUER",
  "CARD_DECLINED_VERIFICATION_REQUIRED",
  "AMOUNT_TOO_LOW",
  "REFUND_AMOUNT_INVALID",
  "REFUND_ALREADY_PENDING",
  "REFUND_DECLINED",
  "PAYMENT_NOT_REFUNDABLE",
  "UNAUTHORIZED",
  "NOT_CHARGED"
])
export type DeclineCode = typeof DeclineCode.Type

const known: ReadonlySet<string> = new Set(DeclineCode.literals)

/** A processor's code as one of ours; what nobody has heard of is a decline without a reason. */
export const declineOf = (code: string): DeclineCode => (known.has(code) ? (code as DeclineCode) : "GENERIC_DECLINE")

/**
 * The card's fields, which belong to the processor and stand on its own origin: a page of its sandbox to be put into a
 * frame, or the script that makes such a frame. "none": this server takes no cards.
 */
export const CardFrame = Schema.Union([
  Schema.Struct({
    kind: field(Schema.Literal("sandbox"), "How a browser gets the card's fields."),
    url: field(Schema.String, "Where the sandbox's card fields are.", "http://localhost:4242/frame"),
    origin: field(Schema.String, "The origin they speak from.", "http://localhost:4242")
  }),
  Schema.Struct({
    kind: field(Schema.Literal("square"), "How a browser gets the card's fields."),
    script: field(Schema.String, "Square's script for the card's fields.", "https://web.squarecdn.com/v1/square.js"),
    applicationId: field(Schema.String, "The application's id at Square.", "sq0idp-EXAMPLE"),
    locationId: field(Schema.String, "The location's id at Square.", "LEXAMPLE")
  }),
  Schema.Struct({ kind: field(Schema.Literal("none"), "How a browser gets the card's fields.") })
])
export type CardFrame = typeof CardFrame.Type
