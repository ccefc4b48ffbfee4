import { Effect } from "effect"
import { Locations } from "#domain/locations/Locations.ts"
import { guardOpenBooks, firstOpenDay } from "#domain/payments/ClosingDay.ts"
import {
  type ExternalPaymentDraft,
  type Payment,
  PaymentId,
  type Refund,
  RefundId,
  statusAfter
} from "#domain/payments/Payment.ts"
import type { PaymentSource } from "#domain/payments/PaymentSource.ts"
import { balanceDue, dueTotals, netReceived, refundableAmount, amountPayable } from "#domain/payments/balance.ts"
import { paymentSource } from "#domain/payments/sourceText.ts"
import { todayIn } from "#domain/shared/Day.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { type Job, withFields } from "./Job.ts"
import { JobChanges } from "./JobChanges.ts"
import { Jobs } from "./Jobs.ts"
import { guardDays } from "./jobGuards.ts"
import { PaymentAboveBalance } from "./jobFailures.ts"

type Received = ExternalPaymentDraft & { readonly id: JobId; readonly paymentId: PaymentId }

/**
 * Records a payment received outside the system, up to what the payer owes. Idempotent: retrying with the same payment
 * id has no effect.
 */
export const recordPayment = Effect.fn("recordPayment")(function* ({ id, paymentId, ...received }: Received) {
  const jobs = yield* Jobs
  const source = paymentSource(received.source)
  const job = yield* jobs.getForUpdate(id)
  if (job.payments.some((payment) => payment.id === paymentId)) return job
  const { timeZone } = yield* (yield* Locations).get(job.locationId)
  yield* guardDays({ collectionDate: received.collectionDate }, yield* todayIn(timeZone))
  yield* guardOpenBooks(received.collectionDate, "collectionDate")
  const owed = amountPayable(received.payer, dueTotals(job), job.payments)
  if (received.amountReceived > owed) return yield* new PaymentAboveBalance({ owed })
  const payments = [
    ...job.payments,
    { id: paymentId, status: "paid", paymentType: "external", ...received, source } as const
  ]
  const { amountReceived: amount, payer } = received
  yield* (yield* JobChanges).add(id, { _tag: "payment", paymentId, payer, amount, source, status: "paid" })
  return yield* jobs.save(withFields(job, { payments, balance: balanceDue({ ...job, payments }) }))
})

/** Returns the job with a payment added or replaced, and its balance updated. */
export const withPayment = <J extends Job>(job: J, payment: Payment): J => {
  const isNew = job.payments.every(({ id }) => id !== payment.id)
  const payments = isNew
    ? [...job.payments, payment]
    : job.payments.map((one) => (one.id === payment.id ? payment : one))
  return withFields(job, { payments, balance: balanceDue({ ...job, payments }) })
}

/** Returns the payment with a refund added or replaced, and its status updated. */
export const withRefund = (payment: Payment, refund: Refund): Payment => {
  const before = payment.refunds ?? []
  const isNew = before.every(({ id }) => id !== refund.id)
  const next: Payment = {
    ...payment,
    refunds: isNew ? [...before, refund] : before.map((one) => (one.id === refund.id ? refund : one))
  }
  return refund.status === "refunded"
    ? { ...next, status: statusAfter(payment.status, { type: "refunded", left: netReceived(next) }) }
    : next
}

/** Returns the `linkFlag` flag for timeline entries if the customer paid through their link. */
export const linkFlag = ({ linkId }: Pick<Payment, "linkId">): { readonly byLink?: true } =>
  linkId === undefined ? {} : { byLink: true }

interface Move<From extends Job, To extends Job> {
  readonly job: From
  readonly other: To
  readonly payment: Payment
  readonly moveId: PaymentId
  readonly today: string
}

/** Returns both jobs after moving a payment from one to the other; undefined if none of it can move. */
export const transferPayment = <From extends Job, To extends Job>({
  job,
  moveId,
  other,
  payment,
  today
}: Move<From, To>) => {
  const amount = Math.min(refundableAmount(payment), amountPayable(payment.payer, dueTotals(other), other.payments))
  if (amount <= 0) return undefined
  const { id, card, paymentType, payer, processor, source } = payment
  const gone = withRefund(payment, {
    id: RefundId.make(moveId),
    status: "refunded",
    amount,
    reason: `#${other.number}`,
    date: today,
    source,
    movedTo: { id: other.id, number: other.number, paymentId: moveId }
  })
  const come: Payment = {
    id: moveId,
    status: "paid",
    paymentType,
    payer,
    collectionDate: today,
    source,
    amountReceived: amount,
    description: "",
    ...(card === undefined ? {} : { card }),
    ...(processor === undefined ? {} : { processor }),
    movedFrom: { id: job.id, number: job.number, paymentId: payment.movedFrom?.paymentId ?? id }
  }
  return { job: withPayment(job, gone), other: withPayment(other, come), amount, from: id, moveId }
}

/** Records a move in the timelines of both jobs. */
export const recordMove = Effect.fn("recordMove")(function* ({
  amount,
  from,
  job,
  moveId,
  other
}: NonNullable<ReturnType<typeof transferPayment>>) {
  const changes = yield* JobChanges
  const what = { _tag: "move", amount } as const
  yield* changes.add(job.id, { ...what, paymentId: from, direction: "to", number: other.number })
  yield* changes.add(other.id, { ...what, paymentId: moveId, direction: "from", number: job.number })
})

/** What an insurer's remittance states for one invoice. */
export interface RemittanceLine {
  readonly jobId: JobId
  /** Id of the resulting payment, which makes retries idempotent. */
  readonly paymentId: PaymentId
  /** In cents; negative if the insurer takes back an earlier payment. */
  readonly amount: number
  readonly day: string
  readonly source: PaymentSource
  /** Check or transfer number. */
  readonly trace: string
}

/**
 * Records an insurer's payment on its invoice in full, even beyond the balance, because the money has already arrived.
 * A negative amount is deducted from the insurer's latest payments; `left` is the (negative) rest that exceeds them. If
 * the books are closed on its day, it is recorded on the first open one. Can be voided and moved like any other
 * payment.
 */
export const receiveRemittance = Effect.fn("receiveRemittance")(function* (line: RemittanceLine) {
  const { amount, jobId, paymentId, source, trace } = line
  const jobs = yield* Jobs
  const job = yield* jobs.getForUpdate(jobId)
  if (amount === 0 || isKnown(job, paymentId)) return { job, left: 0 }
  const day = yield* firstOpenDay(line.day)
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

/**
 * Deducts what the insurer takes back from its payments, latest first. Returns the job and the rest that exceeds them.
 */
const takenBack = (job: Job, { amount, day, paymentId, source, trace }: RemittanceLine) => {
  let left = -amount
  let next = job
  for (const payment of job.payments.toReversed()) {
    const taken = payment.payer === "insurer" ? Math.min(left, refundableAmount(payment)) : 0
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
