import { withPayment, withRefund } from "./withPayment.ts"
import { Clock, Effect, Result } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { RefundId } from "#domain/payments/Payment.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { todayIn } from "#domain/shared/Today.ts"
import { type CardCharge, CardCharges } from "./CardCharges.ts"
import { type CardMessage, CardProcessor, type RefundTold } from "./CardProcessor.ts"
import { finishRefund } from "./finishRefund.ts"
import { settleCharge } from "./settleCharge.ts"

/**
 * Follows up a message of the processor (I8). What is true is asked, not read from the message: so the same
 * message twice, or messages in any order, come to the same. Remembered only when all was done, so that one that failed
 * may come again.
 */
export const hearProcessor = Effect.fn("hearProcessor")(function* ({
  eventId,
  paymentId,
  refund
}: Omit<CardMessage, "shop">) {
  const { apart, around } = yield* Transaction
  const charges = yield* CardCharges
  if (yield* apart(charges.hasHeard(eventId))) return
  const payment = yield* apart(charges.get(paymentId))
  if (payment === undefined) return
  yield* settleCharge(paymentId, { isLate: true })
  for (const { id } of yield* apart(charges.refundsOf(paymentId))) yield* settleCharge(id)
  if (refund !== undefined) yield* settleForeign(payment, refund)
  yield* around(charges.hear(eventId, yield* Clock.currentTimeMillis))
})

/** A refund made elsewhere, on the processor's own pages: it is put on the job as well, once it is made. */
const settleForeign = Effect.fnUntraced(function* (payment: CardCharge, processorId: string) {
  const { apart, around } = yield* Transaction
  const told = yield* (yield* CardProcessor).refundTold(processorId)
  if (told === undefined || told.status !== "refunded") return
  const charges = yield* CardCharges
  if (
    (yield* apart(charges.refundsOf(payment.id as CardCharge["paymentId"]))).some(
      (known) => known.processorId === processorId
    )
  )
    return
  yield* around(noteForeign(payment, told))
})

const noteForeign = Effect.fnUntraced(function* ({ jobId, paymentId }: CardCharge, told: RefundTold) {
  const [jobs, charges] = [yield* Jobs, yield* CardCharges]
  const job = yield* Effect.orDie(jobs.open(jobId))
  // Two messages of it may come at once: the second one waits for the row and finds it noted.
  if ((yield* charges.refundsOf(paymentId)).some((known) => known.processorId === told.processorId)) return
  const payment = job.payments.find(({ id }) => id === paymentId)!
  const id = RefundId.make(yield* (yield* NewId).next)
  const { timeZone } = yield* Effect.orDie((yield* Locations).get(job.locationId))
  const refund = {
    id,
    status: "pending",
    amount: told.amount,
    reason: told.reason || payment.source,
    date: yield* todayIn(timeZone),
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
    isSettled: false
  } as const
  yield* charges.add(charge)
  yield* finishRefund(charge, Result.succeed(told))
})
