import { Effect } from "effect"
import { CardDeclined, type Charged, ProcessorSilent } from "#domain/card-payments/CardProcessor.ts"
import { brandOf, declineOf } from "#domain/payments/Card.ts"

/** A payment as the `square` package gives it, as far as it is looked into. */
export interface SquarePayment {
  readonly id?: string
  readonly status?: string
  readonly cardDetails?: {
    readonly card?: { readonly cardBrand?: string; readonly last4?: string }
    readonly errors?: ReadonlyArray<{ readonly code?: string }>
  }
}

/** What a payment of Square's comes to whose money is only held: held, refused with its reason, or not decided yet. */
export const heldOf = (payment: SquarePayment | undefined) =>
  chargedOf(payment?.status === "APPROVED" ? { ...payment, status: "COMPLETED" } : payment)

/** What a payment of Square's comes to: charged, refused with its reason, or not decided yet. */
export const chargedOf = (
  payment: SquarePayment | undefined
): Effect.Effect<Charged, CardDeclined | ProcessorSilent> => {
  const { card, errors = [] } = payment?.cardDetails ?? {}
  if (payment?.status === "COMPLETED" && payment.id !== undefined) {
    return Effect.succeed({
      processorId: payment.id,
      card: { brand: brandOf(card?.cardBrand ?? ""), last4: card?.last4 ?? "" }
    })
  }
  if (payment?.status === "FAILED" || payment?.status === "CANCELED")
    return Effect.fail(new CardDeclined({ code: declineOf(errors[0]?.code ?? "GENERIC_DECLINE") }))
  return Effect.fail(new ProcessorSilent())
}

/** What a failed call carries: the `square` package's own error, as far as it is looked into. */
interface FailedCall {
  readonly statusCode?: number
  readonly errors?: ReadonlyArray<{ readonly category?: string; readonly code?: string }>
}

/**
 * Codes that say nothing of the card: asked again with the same key, there will be an answer. A key that was used is
 * found by its listing.
 */
const silentCodes = new Set([
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
  const { statusCode, errors = [] } = cause as FailedCall
  const { code, category } = errors[0] ?? {}
  if (
    statusCode === undefined ||
    statusCode >= 500 ||
    statusCode === 408 ||
    statusCode === 429 ||
    code === undefined ||
    silentCodes.has(code)
  )
    return new ProcessorSilent()
  return new CardDeclined({ code: category === "AUTHENTICATION_ERROR" ? "UNAUTHORIZED" : declineOf(code) })
}
