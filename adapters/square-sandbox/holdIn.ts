import type { SandboxBooks } from "./SandboxBooks.ts"
import { errorShape, type PaymentShape } from "./squareShapes.ts"

interface Answer {
  readonly status: number
  readonly body: { readonly payment?: PaymentShape; readonly errors?: ReadonlyArray<unknown> }
}

const ends = {
  complete: { status: "COMPLETED", card: "CAPTURED" },
  cancel: { status: "CANCELED", card: "VOIDED" }
} as const

/**
 * POST /v2/payments/{id}/complete and /cancel: only what is approved can be completed or canceled, as Square has it
 * (developer.squareup.com/docs/payments-api/take-payments/card-payments/delayed-capture).
 */
export const holdIn = ({ books }: SandboxBooks, id: string, how: keyof typeof ends, at: string): Answer => {
  const payment = books.payments[id]
  if (payment === undefined) return { status: 404, body: { errors: [errorShape("NOT_FOUND", "payment_id")] } }
  if (payment.status !== "APPROVED") return { status: 400, body: { errors: [errorShape("BAD_REQUEST", "payment_id")] } }
  const ended: PaymentShape = {
    ...payment,
    updated_at: at,
    status: ends[how].status,
    card_details: { ...payment.card_details, status: ends[how].card }
  }
  books.payments[id] = ended
  return { status: 200, body: { payment: ended } }
}

/** Lets go what is held for too long, as Square does by itself. */
export const letGoOverdue = ({ books }: Pick<SandboxBooks, "books">, at: string): void => {
  for (const payment of Object.values(books.payments))
    if (payment.status === "APPROVED" && payment.delayed_until !== undefined && payment.delayed_until <= at)
      books.payments[payment.id] = {
        ...payment,
        updated_at: at,
        status: "CANCELED",
        card_details: { ...payment.card_details, status: "VOIDED" }
      }
}
