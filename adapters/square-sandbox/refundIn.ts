import { randomBytes } from "node:crypto"
import type { SandboxBooks } from "./SandboxBooks.ts"
import { errorShape, type MoneyShape, type RefundShape } from "./squareShapes.ts"

/** RefundPayment's body, as far as the product sends it. */
export interface RefundAsked {
  readonly idempotency_key: string
  readonly payment_id: string
  readonly amount_money: MoneyShape
  readonly reason: string
}

/**
 * POST /v2/refunds: never above what is left of the payment. It is pending first and completed at once after, as
 * Square's is a little later.
 */
export const refundIn = (
  { books }: SandboxBooks,
  asked: RefundAsked,
  at: string
): {
  readonly status: number
  readonly body: { readonly refund?: RefundShape; readonly errors?: ReadonlyArray<unknown> }
} => {
  const payment = books.payments[asked.payment_id]
  if (payment === undefined) return { status: 404, body: { errors: [errorShape("NOT_FOUND", "payment_id")] } }
  if (payment.status !== "COMPLETED") return { status: 400, body: { errors: [errorShape("PAYMENT_NOT_REFUNDABLE")] } }
  const before = payment.refunded_money?.amount ?? 0
  const { amount, currency } = asked.amount_money
  if (amount <= 0 || before + amount > payment.amount_money.amount)
    return { status: 400, body: { errors: [errorShape("REFUND_AMOUNT_INVALID", "amount_money")] } }
  const refund: RefundShape = {
    id: `${payment.id}_${randomBytes(15).toString("base64url")}`,
    created_at: at,
    updated_at: at,
    status: "PENDING",
    payment_id: payment.id,
    location_id: payment.location_id,
    amount_money: { amount, currency },
    reason: asked.reason
  }
  books.refunds[refund.id] = { ...refund, status: "COMPLETED" }
  books.payments[payment.id] = {
    ...payment,
    updated_at: at,
    refunded_money: { amount: before + amount, currency },
    refund_ids: [...(payment.refund_ids ?? []), refund.id]
  }
  return { status: 200, body: { refund } }
}
