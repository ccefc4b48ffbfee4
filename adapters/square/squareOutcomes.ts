import { Effect } from "effect"
import { CardDeclined, type Charged, ProcessorUnavailable } from "#domain/card-payments/CardProcessor.ts"
import { brandOf, declineOf } from "#domain/payments/Card.ts"

/** The fields of the `square` package's payment that are used. */
export interface SquarePayment {
  readonly id?: string
  readonly status?: string
  readonly cardDetails?: {
    readonly card?: { readonly cardBrand?: string; readonly last4?: string }
    readonly errors?: ReadonlyArray<{ readonly code?: string }>
  }
}

/** Interprets a Square payment that only holds money: held, declined with its reason, or not decided yet. */
export const authorizationOutcome = (payment: SquarePayment | undefined) =>
  chargeOutcome(payment?.status === "APPROVED" ? { ...payment, status: "COMPLETED" } : payment)

/** Interprets a Square payment: charged, declined with its reason, or not decided yet. */
export const chargeOutcome = (
  payment: SquarePayment | undefined
): Effect.Effect<Charged, CardDeclined | ProcessorUnavailable> => {
  const { card, errors = [] } = payment?.cardDetails ?? {}
  if (payment?.status === "COMPLETED" && payment.id !== undefined) {
    return Effect.succeed({
      processorId: payment.id,
      card: { brand: brandOf(card?.cardBrand ?? ""), last4: card?.last4 ?? "" }
    })
  }
  if (payment?.status === "FAILED" || payment?.status === "CANCELED")
    return Effect.fail(new CardDeclined({ code: declineOf(errors[0]?.code ?? "GENERIC_DECLINE") }))
  return Effect.fail(new ProcessorUnavailable())
}

/** The fields of the `square` package's error that are used. */
interface FailedCall {
  readonly statusCode?: number
  readonly errors?: ReadonlyArray<{ readonly category?: string; readonly code?: string }>
}

/**
 * Codes that say nothing about the card: retrying with the same key will yield an answer. A key that was already used
 * is found in the list of payments.
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

/** Converts a failed request: either the card was declined, with a reason, or the outcome is unknown. */
export const refusalOf = (cause: unknown): CardDeclined | ProcessorUnavailable => {
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
    return new ProcessorUnavailable()
  return new CardDeclined({ code: category === "AUTHENTICATION_ERROR" ? "UNAUTHORIZED" : declineOf(code) })
}
