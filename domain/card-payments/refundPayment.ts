import { withPayment, withRefund } from "#domain/jobs/recordPayment.ts"
import { Clock, Effect, Schema } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { withAllowance } from "#domain/jobs/adjustBalance.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { guardOpenBooks } from "#domain/payments/ClosingDay.ts"
import { refundableAmount } from "#domain/payments/balance.ts"
import { PaymentId, type Refund, RefundDraft, RefundId } from "#domain/payments/Payment.ts"
import { paymentSource } from "#domain/payments/sourceText.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { field } from "#domain/shared/field.ts"
import { CardCharges } from "./CardCharges.ts"
import { CardProcessor } from "./CardProcessor.ts"
import { CardsUnavailable, PaymentNotFound, RefundAboveLeft } from "./paymentFailures.ts"
import { settleCharge } from "./settleCharge.ts"

/** Input for a refund. The browser generates the id, so that submitting twice refunds once. */
export const RefundInput = Schema.Struct({
  id: JobId,
  paymentId: PaymentId,
  refundId: field(
    RefundId,
    "Client-generated refund id; retrying with the same id has no effect.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  ...RefundDraft.fields,
  allowance: field(
    Schema.optionalKey(Schema.Boolean),
    "For an invoice, whether the refunded amount becomes an allowance and is not owed again. Otherwise the balance increases.",
    true
  )
})
export type RefundInput = typeof RefundInput.Type

/**
 * Refunds all or part of a payment, up to what is left of it: through the processor if a card was charged, otherwise by
 * recording what was refunded manually.
 */
export const refundPayment = Effect.fn("refundPayment")(function* (asked: RefundInput) {
  const { runInNew } = yield* Transaction
  const isByCard = yield* runInNew(startRefund(asked))
  if (isByCard) yield* Effect.ignore(settleCharge(asked.refundId))
  return yield* (yield* Jobs).get(asked.id)
})

/**
 * Stores the refund, as completed if made manually, or as pending if the processor must be asked. Returns true in the
 * latter case.
 */
const startRefund = Effect.fn("startRefund")(function* ({
  id,
  paymentId,
  refundId,
  allowance = false,
  ...given
}: RefundInput) {
  const jobs = yield* Jobs
  // Locks the row, so that concurrent refunds run one after the other, each up to what the previous one left (I3).
  const job = yield* jobs.getForUpdate(id)
  const payment = job.payments.find((one) => one.id === paymentId)
  if (payment === undefined) return yield* new PaymentNotFound({ id: paymentId })
  const isByCard = payment.paymentType === "card"
  if (payment.refunds?.some((one) => one.id === refundId)) return isByCard
  yield* guardOpenBooks(given.date, "date")
  const left = refundableAmount(payment)
  if (given.amount > left) return yield* new RefundAboveLeft({ left })
  if (isByCard && !(yield* (yield* CardProcessor).isResponding)) return yield* new CardsUnavailable()

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
