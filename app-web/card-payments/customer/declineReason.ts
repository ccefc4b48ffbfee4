import type { DeclineCode } from "#domain/payments/Card.ts"

/** Reasons a cardholder can act on, which summarize the banks' many decline codes. */
export type DeclineReason =
  | "generic"
  | "account"
  | "funds"
  | "noAccount"
  | "refused"
  | "again"
  | "tooHigh"
  | "tooLow"
  | "code"
  | "expiry"
  | "expired"
  | "postal"
  | "number"
  | "brand"
  | "gift"
  | "verify"
  | "shop"
  | "notCharged"

const reasons: Readonly<Partial<Record<DeclineCode, DeclineReason>>> = {
  ACCOUNT_UNUSABLE: "account",
  INSUFFICIENT_FUNDS: "funds",
  INVALID_ACCOUNT: "noAccount",
  BUYER_REFUSED_PAYMENT: "refused",
  BAD_REQUEST: "again",
  CARD_TOKEN_USED: "again",
  SOURCE_USED: "again",
  CARD_TOKEN_EXPIRED: "again",
  AMOUNT_TOO_HIGH: "tooHigh",
  VALUE_TOO_HIGH: "tooHigh",
  TRANSACTION_LIMIT: "tooHigh",
  AMOUNT_TOO_LOW: "tooLow",
  CVV_FAILURE: "code",
  VERIFY_CVV_FAILURE: "code",
  INVALID_EXPIRATION: "expiry",
  EXPIRATION_FAILURE: "expiry",
  CARD_EXPIRED: "expired",
  ADDRESS_VERIFICATION_FAILURE: "postal",
  VERIFY_AVS_FAILURE: "postal",
  INVALID_CARD_DATA: "number",
  INVALID_CARD: "number",
  PAN_FAILURE: "number",
  CARD_NOT_SUPPORTED: "brand",
  UNSUPPORTED_CARD_BRAND: "brand",
  GIFT_CARD_AVAILABLE_AMOUNT: "gift",
  INSUFFICIENT_PERMISSIONS: "gift",
  CARD_DECLINED_VERIFICATION_REQUIRED: "verify",
  PAYMENT_LIMIT_EXCEEDED: "shop",
  UNAUTHORIZED: "shop",
  NOT_CHARGED: "notCharged"
}

/**
 * Maps a decline code of spec §8 to the reason shown to the customer. Codes without a specific reason count as declined
 * by the bank.
 */
export const declineReason = (code: DeclineCode | null): DeclineReason =>
  (code === null ? undefined : reasons[code]) ?? "generic"
