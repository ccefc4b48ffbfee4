import type { PaymentId } from "#domain/payments/Payment.ts"
import { Clock, Effect } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { currency, shopEntry, toCharge, unlessSilent } from "./askProcessor.ts"
import { type CardCharge, CardCharges } from "./CardCharges.ts"
import { CardDeclined, CardProcessor, ProcessorSilent } from "./CardProcessor.ts"
import { finishCardPayment } from "./finishCardPayment.ts"
import { finishRefund } from "./finishRefund.ts"
import { settleHeld } from "./heldMoney.ts"
import type { JobId } from "#domain/shared/JobId.ts"

/**
 * For how long, in milliseconds, a card may still be charged that the processor never heard of: later, nobody expects
 * it any more.
 */
export const chargeableFor = 15 * 60_000

/**
 * Asks the processor, by the key that was kept, for what a payment or a refund is about, and writes down its answer. It
 * may run any number of times, at once and after any crash: the key charges once, and the answer is written once. No
 * transaction is open while the processor is asked (R6). `isLate` first asks whether the charge arrived.
 */
export const settleCharge = Effect.fn("settleCharge")(function* (id: string, { isLate = false } = {}) {
  const { apart, around } = yield* Transaction
  const charges = yield* CardCharges
  const charge = yield* apart(charges.get(id))
  if (charge === undefined || (charge.isSettled && !isLate)) return undefined
  if (charge.hold !== "none") return yield* settleHeld(charge)
  if (charge.kind === "refund") return charge.isSettled ? undefined : yield* settleRefund(charge)
  const told = yield* unlessSilent(isLate ? found(charge) : charged(charge))
  // Looked up before the job is locked: the directory is asked on a connection of its own.
  return yield* around(finishCardPayment(charge, told, yield* shopEntry))
})

const charged = Effect.fnUntraced(function* (charge: CardCharge) {
  return yield* (yield* CardProcessor).charge(yield* toCharge(charge))
})

/** A charge whose call ended without an answer: it arrived, or it is made now, or it is too late for that. */
const found = Effect.fnUntraced(function* (charge: CardCharge) {
  const known = yield* (yield* CardProcessor).find(charge.key, charge.askedAt)
  if (known !== undefined) return known
  const isTooLate = (yield* Clock.currentTimeMillis) > charge.askedAt + chargeableFor
  return isTooLate || charge.isSettled ? yield* new CardDeclined({ code: "NOT_CHARGED" }) : yield* charged(charge)
})

const settleRefund = Effect.fnUntraced(function* (refund: CardCharge) {
  const { around, apart } = yield* Transaction
  const processor = yield* CardProcessor
  const { jobId, paymentId, key, amount } = refund
  const { payment, reason } = yield* apart(
    Effect.gen(function* () {
      const job = yield* Effect.orDie((yield* Jobs).get(jobId))
      const reason = job.payments.flatMap(({ refunds = [] }) => refunds).find(({ id }) => id === refund.id)!.reason
      // Money that was moved here goes back to the card that was charged on the other job.
      const charged = job.payments.find(({ id }) => id === paymentId)?.movedFrom?.paymentId ?? paymentId
      return { payment: yield* (yield* CardCharges).get(charged), reason }
    })
  )
  const asked = { key, processorId: payment!.processorId, amount, currency: yield* currency, reason }
  const told = yield* unlessSilent(
    refund.processorId === ""
      ? processor.refund(asked)
      : Effect.flatMap(processor.refundTold(refund.processorId), (known) =>
          known === undefined ? processor.refund(asked) : Effect.succeed(known)
        )
  )
  return yield* around(finishRefund(refund, told))
})

/**
 * What a worker does with a charge or a refund that was begun a while ago: nothing when it is settled; it fails, to be
 * tried again, while there is no final answer.
 */
export const seeToCharge = Effect.fn("seeToCharge")(function* (id: string) {
  const { apart } = yield* Transaction
  const charges = yield* CardCharges
  const open = Effect.map(apart(charges.get(id)), (charge) => charge !== undefined && !charge.isSettled)
  if (!(yield* open)) return
  yield* settleCharge(id, { isLate: true })
  if (yield* open) return yield* new ProcessorSilent()
})

/**
 * Charges a payment that was begun. The job comes back with it paid, failed with its reason, or, where the processor
 * gave no answer, pending: a worker goes on from there.
 */
export const chargeNow = Effect.fn("chargeNow")(function* (jobId: JobId, paymentId: PaymentId) {
  const settled = yield* Effect.catchTag(settleCharge(paymentId), "ProcessorSilent", () => Effect.succeed(undefined))
  return settled ?? (yield* (yield* Jobs).get(jobId))
})
