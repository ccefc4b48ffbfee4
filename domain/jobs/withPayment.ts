import { type Job, withFacts } from "#domain/jobs/Job.ts"
import type { Payment, Refund } from "#domain/payments/Payment.ts"
import { balanceDue, keptOf } from "#domain/payments/balance.ts"
import { statusAfter } from "#domain/payments/paymentMachine.ts"

/** The job with a payment of it as it stands now, new or changed, and the balance that follows. */
export const withPayment = <J extends Job>(job: J, payment: Payment): J => {
  const isNew = job.payments.every(({ id }) => id !== payment.id)
  const payments = isNew
    ? [...job.payments, payment]
    : job.payments.map((one) => (one.id === payment.id ? payment : one))
  return withFacts(job, { payments, balance: balanceDue({ ...job, payments }) })
}

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

/** What an entry about a payment adds where the customer paid by their link. */
export const byLink = ({ linkId }: Pick<Payment, "linkId">): { readonly byLink?: true } =>
  linkId === undefined ? {} : { byLink: true }
