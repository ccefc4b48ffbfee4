import { Effect } from "effect"
import { leftToRefund, payableBy, dueTotals } from "#domain/payments/balance.ts"
import { type Payment, type PaymentId, RefundId } from "#domain/payments/Payment.ts"
import type { Job } from "./Job.ts"
import { JobChanges } from "./JobChanges.ts"
import { withPayment, withRefund } from "./recordPayment.ts"

interface Move<From extends Job, To extends Job> {
  readonly job: From
  readonly other: To
  readonly payment: Payment
  readonly moveId: PaymentId
  readonly today: string
}

/** Both jobs once a payment has moved from one to the other; undefined where nothing of it can. */
export const moveBetween = <From extends Job, To extends Job>({
  job,
  moveId,
  other,
  payment,
  today
}: Move<From, To>) => {
  const amount = Math.min(leftToRefund(payment), payableBy(payment.payer, dueTotals(other), other.payments))
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

/** Writes a move into the histories of both jobs. */
export const noteMove = Effect.fn("noteMove")(function* ({
  amount,
  from,
  job,
  moveId,
  other
}: NonNullable<ReturnType<typeof moveBetween>>) {
  const changes = yield* JobChanges
  const what = { _tag: "move", amount } as const
  yield* changes.add(job.id, { ...what, paymentId: from, direction: "to", number: other.number })
  yield* changes.add(other.id, { ...what, paymentId: moveId, direction: "from", number: job.number })
})
