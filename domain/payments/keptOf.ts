import type { Payment } from "./Payment.ts"

type Parts = Pick<Payment, "status" | "amountReceived" | "refunds">

const given = ({ refunds = [] }: Parts, ...statuses: ReadonlyArray<string>) =>
  refunds.reduce((sum, { amount, status }) => (statuses.includes(status) ? sum + amount : sum), 0)

/** What of a payment stays with the shop, in cents: nothing before it is paid, less with each refund that was made. */
export const keptOf = (payment: Parts): number =>
  payment.status === "paid" || payment.status === "partlyRefunded"
    ? payment.amountReceived - given(payment, "refunded")
    : 0

/** What of a payment can still be given back, in cents: refunds that are under way are spoken for (I3). */
export const leftToRefund = (payment: Parts): number => keptOf(payment) - given(payment, "pending")
