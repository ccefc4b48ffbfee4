import { brandOf, type CardBrand } from "#domain/payments/Card.ts"

/**
 * What a token stands for: a card, and whether a charge of it goes well or with which of Square's codes it is refused.
 */
export interface Outcome {
  readonly code: string | undefined
  readonly brand: CardBrand
  readonly last4: string
  /** Tokens of the frame are taken once; Square's published ones as often as one likes. */
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
 * Reads a test token: a published one, or one of the sandbox's own frame, `cnon:frit.ok.VISA.1111.<random>`. Anything
 * else is no token.
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
