import { brandOf, type CardBrand } from "#domain/payments/Card.ts"

/**
 * Square's published test cards by number, without spaces (developer.squareup.com/docs/testing/test-values; trade 7.1).
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

/** Values that trigger a decline: the card, security code, postal code and expiry that Square publishes. */
export const testDeclines = {
  number: { "4000000000000002": "GENERIC_DECLINE" },
  code: { "911": "CVV_FAILURE" },
  postal: { "99999": "ADDRESS_VERIFICATION_FAILURE" },
  expiry: { "01/40": "INVALID_EXPIRATION" }
} as const

/** Declines that no test value triggers, selectable in the frame by Square's codes. */
export const otherDeclines = [
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

/** What a token stands for: a card, and the Square error code that a charge is declined with, if any. */
export interface Outcome {
  readonly code: string | undefined
  readonly brand: CardBrand
  readonly last4: string
  /** Whether the token can be used only once, as those from the frame; Square's published ones can be reused. */
  readonly isOnce: boolean
}

/** Square's published test tokens (developer.squareup.com/docs/testing/test-values; trade 7.1). */
export const publishedTokens: Readonly<Record<string, string | undefined>> = {
  "cnon:card-nonce-ok": undefined,
  "cnon:card-nonce-declined": "GENERIC_DECLINE",
  "cnon:card-nonce-rejected-cvv": "CVV_FAILURE",
  "cnon:card-nonce-rejected-postalcode": "ADDRESS_VERIFICATION_FAILURE",
  "cnon:card-nonce-rejected-expiration": "INVALID_EXPIRATION",
  "cnon:card-nonce-already-used": "CARD_TOKEN_USED",
  "cnon:gift-card-nonce-insufficient-funds": "INSUFFICIENT_FUNDS",
  "cnon:gift-card-nonce-insufficient-permission": "INSUFFICIENT_PERMISSIONS",
  "ccof:customer-card-id-ok": undefined,
  "ccof:customer-card-id-declined": "GENERIC_DECLINE",
  "ccof:customer-card-id-rejected-cvv": "CVV_FAILURE",
  "ccof:customer-card-id-rejected-postalcode": "ADDRESS_VERIFICATION_FAILURE",
  "ccof:customer-card-id-rejected-expiration": "INVALID_EXPIRATION",
  "ccof:customer-card-id-requires-verification": "CARD_DECLINED_VERIFICATION_REQUIRED"
}

const ofFrame = /^cnon:frit\.([A-Z_]+|ok)\.([A-Z_]+)\.(\d{4})\.[\w-]+$/

/**
 * Parses a test token: a published one, or one from the sandbox's frame, `cnon:frit.ok.VISA.1111.<random>`. Anything
 * else is invalid.
 */
export const outcomeOf = (token: string): Outcome => {
  const [, code, brand, last4] = ofFrame.exec(token) ?? []
  if (code !== undefined)
    return { code: code === "ok" ? undefined : code, brand: brandOf(brand!), last4: last4!, isOnce: true }
  if (token in publishedTokens) {
    const isGift = token.includes("gift-card")
    return {
      code: publishedTokens[token],
      brand: isGift ? "SQUARE_GIFT_CARD" : "VISA",
      last4: isGift ? "0000" : "1111",
      isOnce: false
    }
  }
  return { code: "BAD_REQUEST", brand: "OTHER_BRAND", last4: "0000", isOnce: false }
}
