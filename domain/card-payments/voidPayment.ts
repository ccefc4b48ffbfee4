import { Effect, Schema } from "effect"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { guardOpenBooks } from "#domain/payments/ClosingDay.ts"
import { isVoidable } from "#domain/payments/balance.ts"
import { PaymentId, PaymentVoid, statusAfter } from "#domain/payments/Payment.ts"
import { field } from "#domain/shared/field.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { PaymentNotFound, PaymentNotVoidable } from "./paymentFailures.ts"
import { withPayment } from "#domain/jobs/recordPayment.ts"

/** Input for voiding a payment recorded by mistake, with the reason. */
export const PaymentVoidInput = Schema.Struct({
  id: JobId,
  paymentId: field(PaymentId, "Id of the payment to void.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  reason: PaymentVoid.fields.reason
})
export type PaymentVoidInput = typeof PaymentVoidInput.Type

/**
 * Voids a payment recorded by mistake. It stays on the job, marked as voided, and no longer counts. No money moves, so
 * card payments and partly refunded payments are rejected. Idempotent: retrying has no effect.
 */
export const voidPayment = Effect.fn("voidPayment")(function* ({ id, paymentId, reason }: PaymentVoidInput) {
  const jobs = yield* Jobs
  const job = yield* jobs.getForUpdate(id)
  const payment = job.payments.find((one) => one.id === paymentId)
  if (payment === undefined) return yield* new PaymentNotFound({ id: paymentId })
  if (payment.voided !== undefined) return job
  if (!isVoidable(payment)) return yield* new PaymentNotVoidable()
  yield* guardOpenBooks(payment.collectionDate)
  const { timeZone } = yield* (yield* Locations).get(job.locationId)
  const date = yield* todayIn(timeZone)
  yield* (yield* JobChanges).add(id, { _tag: "void", paymentId, amount: payment.amountReceived, reason })
  return yield* jobs.save(
    withPayment(job, { ...payment, status: statusAfter(payment.status, { type: "voided" }), voided: { reason, date } })
  )
})
