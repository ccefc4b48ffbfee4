import { keptOf } from "#domain/payments/balance.ts"
import type { Payment, Refund } from "#domain/payments/Payment.ts"
import { statusAfter } from "./paymentMachine.ts"

/** The payment with a refund of it as it stands now, new or changed, and what it is after that. */
export const withRefund = (payment: Payment, refund: Refund): Payment => {
  const before = payment.refunds ?? []
  const isNew = before.every(({ id }) => id !== refund.id)
  const next: Payment = {
    ...payment,
    refunds: isNew ? [...before, refund] : before.map((one) => (one.id === refund.id ? refund : one))
  }
  return refund.status === "refunded"
    ? { ...next, status: statusAfter(payment.status, { type: "refunded", left: keptOf(next) }) }
    : next
}
