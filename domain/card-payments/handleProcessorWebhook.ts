import { withPayment, withRefund } from "#domain/jobs/recordPayment.ts"
import { Clock, Effect, Result } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { firstOpenDay } from "#domain/payments/ClosingDay.ts"
import { refundableAmount } from "#domain/payments/balance.ts"
import { type Payment, RefundId } from "#domain/payments/Payment.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { type CardCharge, CardCharges } from "./CardCharges.ts"
import { type CardMessage, CardProcessor, type ProcessorRefund } from "./CardProcessor.ts"
import { finishRefund } from "./finishRefund.ts"
import { settleCharge } from "./settleCharge.ts"

/**
 * Processes a webhook message of the processor (I8). The state is looked up rather than read from the message, so
 * duplicate or reordered messages have the same result. The message is recorded only after everything succeeded, so
 * that a failed one can be resent.
 */
export const handleProcessorWebhook = Effect.fn("handleProcessorWebhook")(function* ({
  eventId,
  paymentId,
  refund
}: Omit<CardMessage, "shop">) {
  const { runInNew, run } = yield* Transaction
  const charges = yield* CardCharges
  if (yield* runInNew(charges.isProcessed(eventId))) return
  const payment = yield* runInNew(charges.get(paymentId))
  if (payment === undefined) return
  yield* settleCharge(paymentId, { isLate: true })
  for (const { id } of yield* runInNew(refundsOf(payment))) yield* settleCharge(id)
  if (refund !== undefined) yield* settleForeign(payment, refund)
  yield* run(charges.markProcessed(eventId, yield* Clock.currentTimeMillis))
})

/** Returns where a charge's money is: on its job, and on each job it was moved to, in full or in part. */
const heldBy = Effect.fnUntraced(function* ({ jobId, paymentId }: Pick<CardCharge, "jobId" | "paymentId">) {
  const jobs = yield* Jobs
  const held: Array<{ readonly jobId: JobId; readonly payment: Payment }> = []
  const open: Array<{ readonly jobId: JobId; readonly paymentId: string }> = [{ jobId, paymentId }]
  for (const at of open) {
    const job = yield* Effect.orDie(jobs.get(at.jobId))
    const payment = job.payments.find(({ id }) => id === at.paymentId)
    if (payment === undefined) continue
    held.push({ jobId: at.jobId, payment })
    for (const { movedTo } of payment.refunds ?? [])
      if (movedTo !== undefined) open.push({ jobId: movedTo.id, paymentId: movedTo.paymentId })
  }
  return held
})

/** Returns the refund requests for a charge, on whichever job its money is now. */
const refundsOf = Effect.fnUntraced(function* (charge: CardCharge) {
  const charges = yield* CardCharges
  const each = yield* Effect.forEach(yield* heldBy(charge), ({ payment }) => charges.refundsOf(payment.id))
  return each.flat()
})

/** Records on the job a refund made on the processor's own website, once it is completed. */
const settleForeign = Effect.fnUntraced(function* (payment: CardCharge, processorId: string) {
  const { runInNew, run } = yield* Transaction
  const told = yield* (yield* CardProcessor).findRefund(processorId)
  if (told === undefined || told.status !== "refunded") return
  if ((yield* runInNew(refundsOf(payment))).some((known) => known.processorId === processorId)) return
  yield* run(noteForeign(payment, told))
})

const noteForeign = Effect.fnUntraced(function* (charged: CardCharge, told: ProcessorRefund) {
  const [jobs, charges] = [yield* Jobs, yield* CardCharges]
  // If two messages about it arrive concurrently, the second waits for the row and finds the refund recorded.
  yield* Effect.orDie(jobs.getForUpdate(charged.jobId))
  if ((yield* refundsOf(charged)).some((known) => known.processorId === told.processorId)) return
  // Money that was moved is refunded from the job that has it now.
  const held = yield* heldBy(charged)
  const { jobId, payment: found } = held.find(({ payment }) => refundableAmount(payment) >= told.amount) ?? held[0]!
  const job = yield* Effect.orDie(jobs.getForUpdate(jobId))
  const paymentId = found.id
  const payment = job.payments.find(({ id }) => id === paymentId)!
  const id = RefundId.make(yield* (yield* NewId).next)
  const { timeZone } = yield* Effect.orDie((yield* Locations).get(job.locationId))
  const refund = {
    id,
    status: "pending",
    amount: told.amount,
    reason: told.reason || payment.source,
    date: yield* firstOpenDay(yield* todayIn(timeZone)),
    source: payment.source
  } as const
  yield* Effect.orDie(jobs.save(withPayment(job, withRefund(payment, refund))))
  const charge = {
    id,
    kind: "refund",
    jobId,
    paymentId,
    key: id,
    amount: told.amount,
    token: "",
    askedAt: yield* Clock.currentTimeMillis,
    processorId: told.processorId,
    isSettled: false,
    hold: "none"
  } as const
  yield* charges.add(charge)
  yield* finishRefund(charge, Result.succeed(told))
})
