import { Effect, Schema } from "effect"
import type { Job } from "#domain/jobs/Job.ts"
import { transferPayment, recordMove } from "#domain/jobs/recordPayment.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { guardOpenBooks } from "#domain/payments/ClosingDay.ts"
import { refundableAmount } from "#domain/payments/balance.ts"
import { PaymentId, RefundId } from "#domain/payments/Payment.ts"
import { field } from "#domain/shared/field.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { PaymentNotFound, PaymentNotMovable } from "./paymentFailures.ts"

/**
 * Input for moving a payment to another job of the customer. The browser generates the id, so that submitting twice
 * moves it once.
 */
export const PaymentMoveInput = Schema.Struct({
  id: field(JobId, "Id of the job that has the payment.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  paymentId: field(PaymentId, "Id of the payment to move.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  moveId: field(
    PaymentId,
    "Client-generated move id; retrying with the same id has no effect. Also becomes the id of the payment on the other job.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  to: field(JobId, "Id of the job to move the payment to.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
})
export type PaymentMoveInput = typeof PaymentMoveInput.Type

/**
 * Moves what is left of a payment to another job of the customer, up to what its payer owes there. The payment leaves
 * one job and arrives on the other on the same date; no money moves, and the two entries cancel out. Idempotent:
 * retrying has no effect.
 */
export const movePayment = Effect.fn("movePayment")(function* ({ id, moveId, paymentId, to }: PaymentMoveInput) {
  const jobs = yield* Jobs
  if (id === to) return yield* new PaymentNotMovable({ because: "sameJob" })
  // Both rows are locked in a fixed order, so that opposite moves cannot deadlock.
  const opened = new Map<JobId, Job>()
  for (const one of [id, to].toSorted()) opened.set(one, yield* jobs.getForUpdate(one))
  const [job, other] = [opened.get(id)!, opened.get(to)!]
  const payment = job.payments.find((one) => one.id === paymentId)
  if (payment === undefined) return yield* new PaymentNotFound({ id: paymentId })
  if (payment.refunds?.some((one) => one.id === RefundId.make(moveId))) return job
  if (other.customerId !== job.customerId) return yield* new PaymentNotMovable({ because: "otherCustomer" })
  if (other.stage === "quote") return yield* new PaymentNotMovable({ because: "quote" })
  if (refundableAmount(payment) <= 0) return yield* new PaymentNotMovable({ because: "nothingLeft" })
  const { timeZone } = yield* (yield* Locations).get(job.locationId)
  const today = yield* todayIn(timeZone)
  yield* guardOpenBooks(today)
  const moved = transferPayment({ job, other, payment, moveId, today })
  if (moved === undefined) return yield* new PaymentNotMovable({ because: "nothingOwed" })
  yield* jobs.save(moved.other)
  yield* recordMove(moved)
  return yield* jobs.save(moved.job)
})
