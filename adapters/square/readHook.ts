import { createHmac, timingSafeEqual } from "node:crypto"

/** Square's message about a payment or a refund, as far as it is looked into. */
export interface HookEvent {
  readonly event_id: string
  readonly created_at: string
  readonly type: string
  readonly data: {
    readonly object: {
      readonly payment?: { readonly note?: string }
      readonly refund?: { readonly id: string; readonly payment_id: string }
    }
  }
}

/** How old a message may be, in milliseconds, either way (I8). */
const window = 5 * 60_000

/**
 * Reads a webhook of Square's: HMAC-SHA256 over the notification's address and the body, in base64, with the
 * subscription's key (developer.squareup.com/docs/webhooks/step3validate). "forged" when the signature is another,
 * "stale" outside five minutes.
 */
export const readHook = (
  body: string,
  signature: string,
  { url, key, now }: { readonly url: string; readonly key: string; readonly now: number }
): HookEvent | "forged" | "stale" => {
  const [given, right] = [
    Buffer.from(signature),
    Buffer.from(
      createHmac("sha256", key)
        .update(url + body)
        .digest("base64")
    )
  ]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return "forged"
  try {
    const event = JSON.parse(body) as HookEvent
    if (typeof event.event_id !== "string" || typeof event.data?.object !== "object") return "forged"
    return Math.abs(now - Date.parse(event.created_at)) <= window ? event : "stale"
  } catch {
    return "forged"
  }
}
