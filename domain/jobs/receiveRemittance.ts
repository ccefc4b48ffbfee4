import { Effect } from "effect"
import { leftToRefund } from "#domain/payments/balance.ts"
import { openDayOf } from "#domain/payments/ClosingDay.ts"
import { type Payment, PaymentId, RefundId } from "#domain/payments/Payment.ts"
import type { PaymentSource } from "#domain/payments/PaymentSource.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import type { Job } from "./Job.ts"
import { JobChanges } from "./JobChanges.ts"
import { Jobs } from "./Jobs.ts"
import { withPayment, withRefund } from "./withPayment.ts"

/** What an insurer's remittance says of one invoice. */
export interface RemittanceLine {
  readonly jobId: JobId
  /** Of the payment that it becomes: the same once more changes nothing. */
  readonly paymentId: PaymentId
  /** In cents; below zero where the insurer takes back what it paid before. */
  readonly amount: number
  readonly day: string
  readonly source: PaymentSource
  /** The number of the check or the transfer. */
  readonly trace: string
}

/**
 * Puts what an insurer paid on its invoice, to the cent, also above what it owes: the money is there. What it takes back
 * goes off its latest payments. It happened already, so that on a closed day it counts on the first open one. It is
 * voided and moved as any payment is.
 */
export const receiveRemittance = Effect.fn("receiveRemittance")(function* (line: RemittanceLine) {
  const { amount, jobId, paymentId, source, trace } = line
  const jobs = yield* Jobs
  const job = yield* jobs.open(jobId)
  if (amount === 0 || isKnown(job, paymentId)) return job
  const day = yield* openDayOf(line.day)
  const changes = yield* JobChanges
  if (amount < 0) {
    const refunded = takenBack(job, { ...line, day })
    if (refunded === job) return job
    yield* changes.add(jobId, { _tag: "refund", paymentId, amount: -amount, reason: trace })
    return yield* jobs.save(refunded)
  }
  const payment: Payment = {
    id: paymentId,
    status: "paid",
    paymentType: "external",
    payer: "insurer",
    collectionDate: day,
    source,
    amountReceived: amount,
    description: trace
  }
  yield* changes.add(jobId, { _tag: "payment", paymentId, payer: "insurer", amount, source, status: "paid" })
  return yield* jobs.save(withPayment(job, payment))
})

const isKnown = ({ payments }: Job, id: string) =>
  payments.some((one) => one.id === id || (one.refunds ?? []).some((refund) => refund.id === id))

/** The job without what the insurer takes back: of its latest payment first. */
const takenBack = (job: Job, { amount, day, paymentId, source, trace }: RemittanceLine): Job => {
  let left = -amount
  let next = job
  for (const payment of job.payments.toReversed()) {
    const taken = payment.payer === "insurer" ? Math.min(left, leftToRefund(payment)) : 0
    if (taken <= 0) continue
    left -= taken
    const refund = {
      id: RefundId.make(paymentId),
      status: "refunded",
      amount: taken,
      reason: trace === "" ? "–" : trace,
      date: day,
      source
    } as const
    next = withPayment(next, withRefund(payment, refund))
  }
  return next
}
