import { setup, transition } from "xstate"
import type { PaymentStatus } from "#domain/payments/Payment.ts"

/** What happens to a payment; `left` is what stays with the shop after a refund, in cents. */
export type PaymentEvent =
  | { readonly type: "charged" }
  | { readonly type: "declined" }
  | { readonly type: "refunded"; readonly left: number }
  | { readonly type: "voided" }

const afterRefund = [{ guard: "isAllGone", target: "refunded" }, { target: "partlyRefunded" }] as const

/**
 * The life of a payment: asked for, then paid or failed; what is paid can go back in parts until all of it is gone,
 * and what was recorded by mistake is voided. A
 * charge the processor reports of a payment that was given up is never lost: it was made.
 */
export const paymentMachine = setup({
  types: { events: {} as PaymentEvent },
  guards: { isAllGone: ({ event }) => event.type === "refunded" && event.left <= 0 }
}).createMachine({
  id: "payment",
  initial: "pending",
  states: {
    pending: { on: { charged: "paid", declined: "failed" } },
    failed: { on: { charged: "paid" } },
    paid: { on: { refunded: [...afterRefund], voided: "voided" } },
    partlyRefunded: { on: { refunded: [...afterRefund] } },
    refunded: {},
    voided: {}
  }
})

/** What a payment is after something happened to it: the same where that changes nothing. */
export const statusAfter = (status: PaymentStatus, event: PaymentEvent): PaymentStatus =>
  transition(paymentMachine, paymentMachine.resolveState({ value: status }), event)[0].value as PaymentStatus
