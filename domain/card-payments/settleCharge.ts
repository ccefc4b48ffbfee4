import type { PaymentId } from "#domain/payments/Payment.ts"
import { Clock, Effect } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { currency, currentShop, chargeRequestOf, asConclusive } from "./processorRequest.ts"
import { type CardCharge, CardCharges } from "./CardCharges.ts"
import { CardDeclined, CardProcessor, ProcessorUnavailable } from "./CardProcessor.ts"
import { finishCardPayment } from "./finishCardPayment.ts"
import { finishRefund } from "./finishRefund.ts"
import { settleAuthorization } from "./authorizations.ts"
import type { JobId } from "#domain/shared/JobId.ts"

/**
 * How long, in milliseconds, a charge that never reached the processor may still be made. After that, nobody expects it
 * anymore.
 */
export const chargeWindow = 15 * 60_000

/**
 * Sends a payment or refund to the processor under its stored key, and records the response. Safe to run any number of
 * times, concurrently, and after a crash: the key charges once, and the response is recorded once. No transaction is
 * open during the processor request (R6). `isLate` first checks whether the charge arrived.
 */
export const settleCharge = Effect.fn("settleCharge")(function* (id: string, { isLate = false } = {}) {
  const { runInNew, run } = yield* Transaction
  const charges = yield* CardCharges
  const charge = yield* runInNew(charges.get(id))
  if (charge === undefined || (charge.isSettled && !isLate)) return undefined
  if (charge.hold !== "none") return yield* settleAuthorization(charge)
  if (charge.kind === "refund") return charge.isSettled ? undefined : yield* settleRefund(charge)
  const told = yield* asConclusive(isLate ? found(charge) : charged(charge))
  // Looked up before the job is locked, because the directory uses a separate connection.
  return yield* run(finishCardPayment(charge, told, yield* currentShop))
})

const charged = Effect.fnUntraced(function* (charge: CardCharge) {
  return yield* (yield* CardProcessor).charge(yield* chargeRequestOf(charge))
})

/**
 * Resolves a charge whose request ended without a response: it arrived, it is made now, or it is too late to make it.
 */
const found = Effect.fnUntraced(function* (charge: CardCharge) {
  const known = yield* (yield* CardProcessor).find(charge.key, charge.askedAt)
  if (known !== undefined) return known
  const isTooLate = (yield* Clock.currentTimeMillis) > charge.askedAt + chargeWindow
  return isTooLate || charge.isSettled ? yield* new CardDeclined({ code: "NOT_CHARGED" }) : yield* charged(charge)
})

const settleRefund = Effect.fnUntraced(function* (refund: CardCharge) {
  const { run, runInNew } = yield* Transaction
  const processor = yield* CardProcessor
  const { jobId, paymentId, key, amount } = refund
  const { payment, reason } = yield* runInNew(
    Effect.gen(function* () {
      const job = yield* Effect.orDie((yield* Jobs).get(jobId))
      const reason = job.payments.flatMap(({ refunds = [] }) => refunds).find(({ id }) => id === refund.id)!.reason
      // Money that was moved here is refunded to the card charged on the other job.
      const charged = job.payments.find(({ id }) => id === paymentId)?.movedFrom?.paymentId ?? paymentId
      return { payment: yield* (yield* CardCharges).get(charged), reason }
    })
  )
  const asked = { key, processorId: payment!.processorId, amount, currency: yield* currency, reason }
  const told = yield* asConclusive(
    refund.processorId === ""
      ? processor.refund(asked)
      : Effect.flatMap(processor.findRefund(refund.processorId), (known) =>
          known === undefined ? processor.refund(asked) : Effect.succeed(known)
        )
  )
  return yield* run(finishRefund(refund, told))
})

/**
 * Worker check for a charge or refund that was started a while ago. Does nothing if it is settled; fails, to be
 * retried, if there is no final outcome yet.
 */
export const checkCharge = Effect.fn("checkCharge")(function* (id: string) {
  const { runInNew } = yield* Transaction
  const charges = yield* CardCharges
  const open = Effect.map(runInNew(charges.get(id)), (charge) => charge !== undefined && !charge.isSettled)
  if (!(yield* open)) return
  yield* settleCharge(id, { isLate: true })
  if (yield* open) return yield* new ProcessorUnavailable()
})

/**
 * Charges a started payment. Returns the job with the payment paid, failed with a reason, or, if the processor did not
 * respond, pending for a worker to complete.
 */
export const chargeNow = Effect.fn("chargeNow")(function* (jobId: JobId, paymentId: PaymentId) {
  const settled = yield* Effect.catchTag(settleCharge(paymentId), "ProcessorUnavailable", () =>
    Effect.succeed(undefined)
  )
  return settled ?? (yield* (yield* Jobs).get(jobId))
})
