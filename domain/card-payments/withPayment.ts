import { Job } from "#domain/jobs/Job.ts"
import type { Payment } from "#domain/payments/Payment.ts"
import { balanceOf, standingTotals } from "#domain/payments/balance.ts"

/** The job with a payment of it as it stands now, new or changed, and the balance that follows. */
export const withPayment = (job: Job, payment: Payment): Job => {
  const isNew = job.payments.every(({ id }) => id !== payment.id)
  const payments = isNew
    ? [...job.payments, payment]
    : job.payments.map((one) => (one.id === payment.id ? payment : one))
  return new Job({ ...job, payments, balance: balanceOf(standingTotals(job), payments) })
}
