import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"

/** Card brands, as named by Square. */
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

/** The only card data ever stored: brand and last four digits (X4). */
export const PaidCard = Schema.Struct({
  brand: field(CardBrand, "Card brand."),
  last4: field(Schema.String.check(Schema.isPattern(/^\d{0,4}$/)), "Last four digits of the card number.", "1111")
})
export type PaidCard = typeof PaidCard.Type

const brands: ReadonlySet<string> = new Set(CardBrand.literals)

/** Maps a processor's brand to one of ours. */
export const brandOf = (brand: string): CardBrand => (brands.has(brand) ? (brand as CardBrand) : "OTHER_BRAND")

/**
 * Why a card was not charged or a refund not made: Square's published error codes (trade 7.1; spec §8 card declines),
 * plus NOT_CHARGED for a payment that never reached the processor.
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

/** Maps a processor's error code to one of ours. Unknown codes become a generic decline. */
export const declineOf = (code: string): DeclineCode => (known.has(code) ? (code as DeclineCode) : "GENERIC_DECLINE")

/**
 * How the browser shows the card fields, which the processor serves from its own origin: a sandbox page to embed as an
 * iframe, or a script that creates one. "none": this server does not accept cards.
 */
export const CardFrame = Schema.Union([
  Schema.Struct({
    kind: field(Schema.Literal("sandbox"), "How the browser gets the card fields."),
    url: field(Schema.String, "URL of the sandbox's card fields.", "http://localhost:4242/frame"),
    origin: field(Schema.String, "Origin of the messages they send.", "http://localhost:4242")
  }),
  Schema.Struct({
    kind: field(Schema.Literal("square"), "How the browser gets the card fields."),
    script: field(
      Schema.String,
      "URL of Square's script for the card fields.",
      "https://web.squarecdn.com/v1/square.js"
    ),
    applicationId: field(Schema.String, "Square application id.", "sq0idp-EXAMPLE"),
    locationId: field(Schema.String, "Square location id.", "LEXAMPLE")
  }),
  Schema.Struct({ kind: field(Schema.Literal("none"), "How the browser gets the card fields.") })
])
export type CardFrame = typeof CardFrame.Type
