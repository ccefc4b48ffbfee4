import { Schema } from "effect"

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
