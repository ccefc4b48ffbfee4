import { withPayment, withRefund } from "#domain/jobs/recordPayment.ts"
import { Clock, Effect, Schema } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { withAllowance } from "#domain/jobs/adjustBalance.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { guardOpenBooks } from "#domain/payments/ClosingDay.ts"
import { leftToRefund } from "#domain/payments/balance.ts"
import { PaymentId, type Refund, RefundDraft, RefundId } from "#domain/payments/Payment.ts"
import { paymentSource } from "#domain/payments/sourceText.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { field } from "#domain/shared/field.ts"
import { CardCharges } from "./CardCharges.ts"
import { CardProcessor } from "./CardProcessor.ts"
import { CardsUnavailable, PaymentNotFound, RefundAboveLeft } from "./paymentFailures.ts"
import { settleCharge } from "./settleCharge.ts"

/** Money to be given back: the browser names the refund, so that the same press sent twice is one. */
export const RefundAsked = Schema.Struct({
  id: JobId,
  paymentId: PaymentId,
  refundId: field(
    RefundId,
    "The refund's id, yours to make: sent again it refunds once.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  ...RefundDraft.fields,
  allowance: field(
    Schema.optionalKey(Schema.Boolean),
    "On an invoice: whether what is given back is allowed, so that it is not owed again. Without it the balance rises.",
    true
  )
})
export type RefundAsked = typeof RefundAsked.Type

/**
 * Gives back a payment or a part of it: through the processor where a card was charged, else as a note of what was
 * given by hand. Never more than is left.
 */
export const refundPayment = Effect.fn("refundPayment")(function* (asked: RefundAsked) {
  const { apart } = yield* Transaction
  const isByCard = yield* apart(startRefund(asked))
  if (isByCard) yield* Effect.ignore(settleCharge(asked.refundId))
  return yield* (yield* Jobs).get(asked.id)
})

/**
 * Keeps the refund, whole where money was given by hand, pending where the processor must be asked; true for the
 * latter.
 */
const startRefund = Effect.fn("startRefund")(function* ({
  id,
  paymentId,
  refundId,
  allowance = false,
  ...given
}: RefundAsked) {
  const jobs = yield* Jobs
  // The row is locked here: fifty who refund at once come one after the other, each to what the one before left
  // (I3).
  const job = yield* jobs.open(id)
  const payment = job.payments.find((one) => one.id === paymentId)
  if (payment === undefined) return yield* new PaymentNotFound({ id: paymentId })
  const isByCard = payment.paymentType === "card"
  if (payment.refunds?.some((one) => one.id === refundId)) return isByCard
  yield* guardOpenBooks(given.date, "date")
  const left = leftToRefund(payment)
  if (given.amount > left) return yield* new RefundAboveLeft({ left })
  if (isByCard && !(yield* (yield* CardProcessor).answers)) return yield* new CardsUnavailable()

  const refund: Refund = {
    id: refundId,
    status: isByCard ? "pending" : "refunded",
    ...given,
    source: paymentSource(given.source),
    ...(allowance ? { isAllowance: true } : {})
  }
  const refunded = withPayment(job, withRefund(payment, refund))
  if (!isByCard) {
    yield* (yield* JobChanges).add(id, { _tag: "refund", paymentId, amount: given.amount, reason: given.reason })
    yield* jobs.save(yield* withAllowance(refunded, payment, refund))
    return false
  }
  yield* jobs.save(refunded)
  const charges = yield* CardCharges
  if ((yield* charges.get(refundId)) !== undefined) return yield* new PaymentNotFound({ id: paymentId })
  yield* charges.add({
    id: refundId,
    kind: "refund",
    jobId: id,
    paymentId,
    key: yield* (yield* NewId).next,
    amount: given.amount,
    token: "",
    askedAt: yield* Clock.currentTimeMillis,
    processorId: "",
    isSettled: false,
    hold: "none"
  })
  return true
})
