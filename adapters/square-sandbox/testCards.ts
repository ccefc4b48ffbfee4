/**
 * Square's published test cards by number, without their spaces (developer.squareup.com/docs/testing/test-values;
 * trade 7.1).
 */
export const testCards = {
  "4111111111111111": "VISA",
  "4000000000000002": "VISA",
  "5105105105105100": "MASTERCARD",
  "6011000000000004": "DISCOVER",
  "30000000000004": "DISCOVER_DINERS",
  "3569990010095841": "JCB",
  "340000000000009": "AMERICAN_EXPRESS",
  "6222988812340000": "CHINA_UNIONPAY"
} as const

/**
 * What is typed to see a refusal: the card, the security code, the postal code and the expiry that Square publishes.
 */
export const testRefusals = {
  number: { "4000000000000002": "GENERIC_DECLINE" },
  code: { "911": "CVV_FAILURE" },
  postal: { "99999": "ADDRESS_VERIFICATION_FAILURE" },
  expiry: { "01/40": "INVALID_EXPIRATION" }
} as const

/** The refusals that no test value shows, to be chosen in the frame: by Square's codes. */
export const otherRefusals = [
  "ACCOUNT_UNUSABLE",
  "INSUFFICIENT_FUNDS",
  "INVALID_ACCOUNT",
  "BUYER_REFUSED_PAYMENT",
  "BAD_REQUEST",
  "AMOUNT_TOO_HIGH",
  "VALUE_TOO_HIGH",
  "CARD_TOKEN_USED",
  "GIFT_CARD_AVAILABLE_AMOUNT",
  "INSUFFICIENT_PERMISSIONS",
  "INVALID_CARD_DATA",
  "PAN_FAILURE",
  "EXPIRATION_FAILURE",
  "VERIFY_CVV_FAILURE",
  "VERIFY_AVS_FAILURE",
  "CARD_EXPIRED",
  "CARD_NOT_SUPPORTED",
  "TRANSACTION_LIMIT",
  "CARD_DECLINED_VERIFICATION_REQUIRED"
] as const
