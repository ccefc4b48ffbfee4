import { randomBytes } from "node:crypto"
import type { SandboxState } from "./SandboxState.ts"
import { errorShape, type MoneyShape, type PaymentShape, type RefundShape } from "./squareShapes.ts"
import { outcomeOf } from "./testValues.ts"

/** The fields of CreatePayment's body that Frit sends. */
export interface ChargeBody {
  readonly idempotency_key: string
  readonly source_id: string
  readonly amount_money: MoneyShape
  readonly location_id: string
  readonly reference_id: string
  readonly note: string
  /** If false, the money is held until the payment is completed or canceled. */
  readonly autocomplete?: boolean
  readonly delay_duration?: string
}

/** Square's limit for a single payment, in minor units. */
const largestAmount = 5_000_000

/** Returns when Square stops holding the money, from a duration such as `PT24H`. */
const heldUntil = (duration: string, at: string) => {
  const [, count = "168", unit = "H"] = /^PT(\d+)([HMS])$/.exec(duration) ?? []
  const seconds = Number(count) * { H: 3_600, M: 60, S: 1 }[unit as "H" | "M" | "S"]
  const until = new Date(Date.parse(at) + seconds * 1000).toISOString()
  return { delay_duration: duration, delay_action: "CANCEL", delayed_until: until } as const
}

/**
 * POST /v2/payments: charges a test token, or rejects it like Square, returning the failed payment along with the
 * error.
 */
export const createPayment = (
  { books }: SandboxState,
  asked: ChargeBody,
  at: string
): {
  readonly status: number
  readonly body: { readonly payment?: PaymentShape; readonly errors?: ReadonlyArray<unknown> }
} => {
  const { brand, last4, isOnce, ...outcome } = outcomeOf(asked.source_id)
  const isUsed = isOnce && books.usedTokens[asked.source_id] === true
  const code = isUsed ? "CARD_TOKEN_USED" : asked.amount_money.amount > largestAmount ? "AMOUNT_TOO_HIGH" : outcome.code
  if (isOnce) books.usedTokens[asked.source_id] = true
  const errors =
    code === undefined ? undefined : [errorShape(code, code === "CARD_TOKEN_USED" ? "source_id" : undefined)]
  if (errors !== undefined && errors[0]!.category === "INVALID_REQUEST_ERROR") return { status: 400, body: { errors } }
  const isHeld = asked.autocomplete === false
  const payment: PaymentShape = {
    id: randomBytes(15).toString("base64url"),
    created_at: at,
    updated_at: at,
    status: errors !== undefined ? "FAILED" : isHeld ? "APPROVED" : "COMPLETED",
    ...(isHeld ? heldUntil(asked.delay_duration ?? "PT168H", at) : {}),
    source_type: "CARD",
    location_id: asked.location_id,
    reference_id: asked.reference_id,
    note: asked.note,
    amount_money: asked.amount_money,
    total_money: asked.amount_money,
    card_details: {
      status: errors !== undefined ? "FAILED" : isHeld ? "AUTHORIZED" : "CAPTURED",
      card: { card_brand: brand, last_4: last4 },
      ...(errors === undefined ? {} : { errors })
    }
  }
  books.payments[payment.id] = payment
  return errors === undefined ? { status: 200, body: { payment } } : { status: 400, body: { errors, payment } }
}

interface HoldAnswer {
  readonly status: number
  readonly body: { readonly payment?: PaymentShape; readonly errors?: ReadonlyArray<unknown> }
}

const holdEnds = {
  complete: { status: "COMPLETED", card: "CAPTURED" },
  cancel: { status: "CANCELED", card: "VOIDED" }
} as const

/**
 * POST /v2/payments/{id}/complete and /cancel: like at Square, only approved payments can be completed or canceled
 * (developer.squareup.com/docs/payments-api/take-payments/card-payments/delayed-capture).
 */
export const completeOrCancelPayment = (
  { books }: SandboxState,
  id: string,
  how: keyof typeof holdEnds,
  at: string
): HoldAnswer => {
  const payment = books.payments[id]
  if (payment === undefined) return { status: 404, body: { errors: [errorShape("NOT_FOUND", "payment_id")] } }
  if (payment.status !== "APPROVED") return { status: 400, body: { errors: [errorShape("BAD_REQUEST", "payment_id")] } }
  const ended: PaymentShape = {
    ...payment,
    updated_at: at,
    status: holdEnds[how].status,
    card_details: { ...payment.card_details, status: holdEnds[how].card }
  }
  books.payments[id] = ended
  return { status: 200, body: { payment: ended } }
}

/** Cancels payments held for too long, as Square does automatically. */
export const cancelExpiredHolds = ({ books }: Pick<SandboxState, "books">, at: string): void => {
  for (const payment of Object.values(books.payments))
    if (payment.status === "APPROVED" && payment.delayed_until !== undefined && payment.delayed_until <= at)
      books.payments[payment.id] = {
        ...payment,
        updated_at: at,
        status: "CANCELED",
        card_details: { ...payment.card_details, status: "VOIDED" }
      }
}

/** The fields of RefundPayment's body that Frit sends. */
export interface RefundBody {
  readonly idempotency_key: string
  readonly payment_id: string
  readonly amount_money: MoneyShape
  readonly reason: string
}

/**
 * POST /v2/refunds: refunds no more than what remains of the payment. The refund is pending first and completed right
 * after; Square takes a little longer.
 */
export const createRefund = (
  { books }: SandboxState,
  asked: RefundBody,
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
