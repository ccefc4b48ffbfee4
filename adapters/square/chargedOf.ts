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
