import { firstOpenDay } from "#domain/payments/ClosingDay.ts"
import type { Refund } from "#domain/payments/Payment.ts"
import { withPayment, withRefund } from "#domain/jobs/recordPayment.ts"
import { Effect, Result } from "effect"
import { withAllowance } from "#domain/jobs/adjustBalance.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { type CardCharge, CardCharges } from "./CardCharges.ts"
import type { CardDeclined, ProcessorRefund } from "./CardProcessor.ts"

/** Records the outcome of a refund. If it is still pending, stores the processor's id and leaves it open. */
export const finishRefund = Effect.fn("finishRefund")(function* (
  charge: CardCharge,
  told: Result.Result<ProcessorRefund, CardDeclined>
) {
  const [jobs, charges] = [yield* Jobs, yield* CardCharges]
  const job = yield* Effect.orDie(jobs.getForUpdate(charge.jobId))
  const payment = job.payments.find(({ id }) => id === charge.paymentId)!
  const refund = payment.refunds!.find(({ id }) => id === charge.id)!
  const status = Result.isSuccess(told) ? told.success.status : "failed"
  if (Result.isSuccess(told))
    yield* charges.recordResult(charge.id, { processorId: told.success.processorId, isSettled: status !== "pending" })
  else yield* charges.recordResult(charge.id, { processorId: "", isSettled: true })
  if (refund.status !== "pending" || status === "pending") return job

  const done: Refund = {
    ...refund,
    status,
    ...(status === "refunded" ? { date: yield* firstOpenDay(refund.date) } : {}),
    ...(status === "failed" ? { decline: Result.isFailure(told) ? told.failure.code : "REFUND_DECLINED" } : {})
  }
  if (status === "refunded")
    yield* (yield* JobChanges).add(job.id, {
      _tag: "refund",
      paymentId: payment.id,
      amount: refund.amount,
      reason: refund.reason
    })
  const refunded = withPayment(job, withRefund(payment, done))
  return yield* Effect.orDie(jobs.save(yield* withAllowance(refunded, payment, done)))
})
