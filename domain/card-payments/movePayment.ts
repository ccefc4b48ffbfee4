import { Effect, Schema } from "effect"
import type { Job } from "#domain/jobs/Job.ts"
import { moveBetween, noteMove } from "#domain/jobs/recordPayment.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { guardOpenBooks } from "#domain/payments/ClosingDay.ts"
import { leftToRefund } from "#domain/payments/balance.ts"
import { PaymentId, RefundId } from "#domain/payments/Payment.ts"
import { field } from "#domain/shared/field.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { PaymentNotFound, PaymentNotMovable } from "./paymentFailures.ts"

/** A payment that belongs to another job of the customer: the browser names the move, so that two presses are one. */
export const PaymentMoveAsked = Schema.Struct({
  id: field(JobId, "The id of the job that has the payment.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  paymentId: field(PaymentId, "The id of the payment to move.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  moveId: field(
    PaymentId,
    "The move's id, yours to make: sent again it moves once. The payment on the other job has it too.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  to: field(JobId, "The id of the job that it belongs to.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
})
export type PaymentMoveAsked = typeof PaymentMoveAsked.Type

/**
 * Moves what is left of a payment to another job of the customer, as far as who paid it owes that there. It leaves the
 * one and comes to the other on the same day: no money moves, and both sums come to 0. Sent again it changes nothing.
 */
export const movePayment = Effect.fn("movePayment")(function* ({ id, moveId, paymentId, to }: PaymentMoveAsked) {
  const jobs = yield* Jobs
  if (id === to) return yield* new PaymentNotMovable({ because: "sameJob" })
  // Both rows are locked in one order, so that two moves that cross wait and do not block one another for good.
  const opened = new Map<JobId, Job>()
  for (const one of [id, to].toSorted()) opened.set(one, yield* jobs.open(one))
  const [job, other] = [opened.get(id)!, opened.get(to)!]
  const payment = job.payments.find((one) => one.id === paymentId)
  if (payment === undefined) return yield* new PaymentNotFound({ id: paymentId })
  if (payment.refunds?.some((one) => one.id === RefundId.make(moveId))) return job
  if (other.customerId !== job.customerId) return yield* new PaymentNotMovable({ because: "otherCustomer" })
  if (other.stage === "quote") return yield* new PaymentNotMovable({ because: "quote" })
  if (leftToRefund(payment) <= 0) return yield* new PaymentNotMovable({ because: "nothingLeft" })
  const { timeZone } = yield* (yield* Locations).get(job.locationId)
  const today = yield* todayIn(timeZone)
  yield* guardOpenBooks(today)
  const moved = moveBetween({ job, other, payment, moveId, today })
  if (moved === undefined) return yield* new PaymentNotMovable({ because: "nothingOwed" })
  yield* jobs.save(moved.other)
  yield* noteMove(moved)
  return yield* jobs.save(moved.job)
})
