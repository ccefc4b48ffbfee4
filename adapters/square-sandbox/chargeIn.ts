import { randomBytes } from "node:crypto"
import { outcomeOf } from "./outcomeOf.ts"
import type { SandboxBooks } from "./SandboxBooks.ts"
import { errorShape, type MoneyShape, type PaymentShape } from "./squareShapes.ts"

/** CreatePayment's body, as far as the product sends it. */
export interface ChargeAsked {
  readonly idempotency_key: string
  readonly source_id: string
  readonly amount_money: MoneyShape
  readonly location_id: string
  readonly reference_id: string
  readonly note: string
  /** False: the money is held until it is completed or canceled. */
  readonly autocomplete?: boolean
  readonly delay_duration?: string
}

/** What Square takes of one payment at most, in minor units. */
const largest = 5_000_000

/** Until when Square holds money, by a duration such as `PT24H`; then it lets it go. */
const heldUntil = (duration: string, at: string) => {
  const [, count = "168", unit = "H"] = /^PT(\d+)([HMS])$/.exec(duration) ?? []
  const seconds = Number(count) * { H: 3_600, M: 60, S: 1 }[unit as "H" | "M" | "S"]
  const until = new Date(Date.parse(at) + seconds * 1000).toISOString()
  return { delay_duration: duration, delay_action: "CANCEL", delayed_until: until } as const
}

/** POST /v2/payments: charges a test token, or refuses it as Square does, with the failed payment beside the error. */
export const chargeIn = (
  { books }: SandboxBooks,
  asked: ChargeAsked,
  at: string
): {
  readonly status: number
  readonly body: { readonly payment?: PaymentShape; readonly errors?: ReadonlyArray<unknown> }
} => {
  const { brand, last4, isOnce, ...outcome } = outcomeOf(asked.source_id)
  const isUsed = isOnce && books.usedTokens[asked.source_id] === true
  const code = isUsed ? "CARD_TOKEN_USED" : asked.amount_money.amount > largest ? "AMOUNT_TOO_HIGH" : outcome.code
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
