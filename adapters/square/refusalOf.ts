import { CardDeclined, ProcessorSilent } from "#domain/card-payments/CardProcessor.ts"
import { declineOf } from "#domain/payments/Card.ts"

/** What a failed call carries: the `square` package's own error, as far as it is looked into. */
interface Failed {
  readonly statusCode?: number
  readonly errors?: ReadonlyArray<{ readonly category?: string; readonly code?: string }>
}

/**
 * Codes that say nothing of the card: asked again with the same key, there will be an answer. A key that was used is
 * found by its listing.
 */
const silent = new Set([
  "TEMPORARY_ERROR",
  "RATE_LIMITED",
  "INTERNAL_SERVER_ERROR",
  "SERVICE_UNAVAILABLE",
  "GATEWAY_TIMEOUT",
  "IDEMPOTENCY_KEY_REUSED",
  "CONFLICT"
])

/** A failed call in our words: the card was refused, for a reason, or nobody knows what became of it. */
export const refusalOf = (cause: unknown): CardDeclined | ProcessorSilent => {
  const { statusCode, errors = [] } = cause as Failed
  const { code, category } = errors[0] ?? {}
  if (
    statusCode === undefined ||
    statusCode >= 500 ||
    statusCode === 408 ||
    statusCode === 429 ||
    code === undefined ||
    silent.has(code)
  )
    return new ProcessorSilent()
  return new CardDeclined({ code: category === "AUTHENTICATION_ERROR" ? "UNAUTHORIZED" : declineOf(code) })
}
