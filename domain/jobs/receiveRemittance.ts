import { Effect } from "effect"
import { leftToRefund } from "#domain/payments/balance.ts"
import { openDayOf } from "#domain/payments/ClosingDay.ts"
import { type Payment, PaymentId, RefundId } from "#domain/payments/Payment.ts"
import type { PaymentSource } from "#domain/payments/PaymentSource.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import type { Job } from "./Job.ts"
import { JobChanges } from "./JobChanges.ts"
import { Jobs } from "./Jobs.ts"
import { withPayment, withRefund } from "./recordPayment.ts"

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
 * goes off its latest payments; `left` is what it takes back beyond them, below zero. It happened already, so that on a closed day it counts on the first open one. It is
 * voided and moved as any payment is.
 */
export const receiveRemittance = Effect.fn("receiveRemittance")(function* (line: RemittanceLine) {
  const { amount, jobId, paymentId, source, trace } = line
  const jobs = yield* Jobs
  const job = yield* jobs.open(jobId)
  if (amount === 0 || isKnown(job, paymentId)) return { job, left: 0 }
  const day = yield* openDayOf(line.day)
  const changes = yield* JobChanges
  if (amount < 0) {
    const { left, refunded } = takenBack(job, { ...line, day })
    if (refunded === job) return { job, left }
    yield* changes.add(jobId, { _tag: "refund", paymentId, amount: left - amount, reason: trace })
    return { job: yield* jobs.save(refunded), left }
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
  return { job: yield* jobs.save(withPayment(job, payment)), left: 0 }
})

const isKnown = ({ payments }: Job, id: string) =>
  payments.some((one) => one.id === id || (one.refunds ?? []).some((refund) => refund.id === id))

/** The job without what the insurer takes back, of its latest payment first, and what it takes back beyond them. */
const takenBack = (job: Job, { amount, day, paymentId, source, trace }: RemittanceLine) => {
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
  return { refunded: next, left: left === 0 ? 0 : -left }
}
