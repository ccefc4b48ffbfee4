import { Clock, Data, Effect, Result } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import type { PaymentId } from "#domain/payments/Payment.ts"
import { currentShop, chargeRequestOf, asConclusive } from "./processorRequest.ts"
import { type CardCharge, CardCharges } from "./CardCharges.ts"
import { CardDeclined, CardProcessor } from "./CardProcessor.ts"
import { finishCardPayment } from "./finishCardPayment.ts"

/**
 * How long, in milliseconds, money stays authorized for an unfinished operation before a worker releases it: longer
 * than any request, but short enough that customers do not wait for their money.
 */
export const authorizationLifetime = 3 * 60_000

/**
 * Loads a charge and locks its job, so that only one of request, worker and webhook decides what happens to the money.
 */
const lockedCharge = Effect.fnUntraced(function* (id: string) {
  const charges = yield* CardCharges
  const { jobId } = (yield* charges.get(id))!
  yield* Effect.orDie((yield* Jobs).getForUpdate(jobId))
  return (yield* charges.get(id))!
})

const isOpen = ({ hold, isSettled }: Pick<CardCharge, "hold" | "isSettled">) => hold === "held" && !isSettled

/** Authorizes the money of a started payment; a decline is recorded. Idempotent, because the key is the same. */
export const authorizePayment = Effect.fn("authorizePayment")(function* (id: PaymentId) {
  const { runInNew } = yield* Transaction
  const charges = yield* CardCharges
  const charge = yield* runInNew(charges.get(id))
  if (charge === undefined || !isOpen(charge)) return
  const told = yield* asConclusive((yield* CardProcessor).authorize(yield* chargeRequestOf(charge)))
  const shop = yield* currentShop
  yield* runInNew(
    Effect.gen(function* () {
      if (!isOpen(yield* lockedCharge(id))) return
      if (Result.isFailure(told)) yield* finishCardPayment(charge, told, shop)
      else yield* charges.recordResult(id, { processorId: told.success.processorId, isSettled: false })
    })
  )
})

/** Another request or a worker has already decided what happens to the money. */
export class AuthorizationDecided extends Data.TaggedError("AuthorizationDecided") {}

/**
 * Runs the operation that the money is authorized for and marks the money for capture, in the same transaction. Does
 * nothing if the money is no longer authorized. The operation runs first and locks the job itself, after everything
 * that needs a separate connection; otherwise concurrent requests that already hold one could deadlock.
 */
export const runThenCapture = <A, E, R>(id: PaymentId, deed: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const { runInNew } = yield* Transaction
    const charges = yield* CardCharges
    const before = yield* runInNew(charges.get(id))
    if (before === undefined || !isOpen(before)) return
    yield* runInNew(
      Effect.gen(function* () {
        yield* deed
        const { processorId, ...charge } = yield* lockedCharge(id)
        if (!isOpen(charge)) return yield* new AuthorizationDecided()
        yield* charges.recordResult(id, { processorId, isSettled: false, hold: "capture" })
      })
    )
  })

/** Marks the money for release, unless another outcome was decided. */
const giveUp = Effect.fnUntraced(function* (id: string) {
  const charge = yield* lockedCharge(id)
  if (isOpen(charge))
    yield* (yield* CardCharges).recordResult(id, { processorId: charge.processorId, isSettled: false, hold: "void" })
  return yield* (yield* CardCharges).get(id)
})

/**
 * Releases the money because the operation it was authorized for was not done, immediately or by a worker. Returns
 * false if a concurrent request completed the operation, in which case the money is captured.
 */
export const releaseAuthorization = Effect.fn("releaseAuthorization")(function* (id: PaymentId) {
  const { runInNew } = yield* Transaction
  const charge = yield* runInNew(giveUp(id))
  if (charge?.hold === "capture") return false
  if (charge !== undefined) yield* Effect.ignore(settleAuthorization(charge))
  return true
})

/**
 * Captures or releases authorized money as decided, and records the outcome. Releases it if there was no decision for
 * longer than a request lasts. Safe to run any number of times, concurrently, and after a crash.
 */
export const settleAuthorization = Effect.fn("settleAuthorization")(function* (known: CardCharge) {
  const { runInNew } = yield* Transaction
  if (known.isSettled) return undefined
  if (known.hold === "held" && (yield* Clock.currentTimeMillis) < known.askedAt + authorizationLifetime)
    return undefined
  const charge = known.hold === "held" ? yield* runInNew(giveUp(known.id)) : known
  if (charge === undefined || charge.isSettled) return undefined
  const processor = yield* CardProcessor
  const told = yield* asConclusive(charge.hold === "capture" ? processor.capture(charge.processorId) : released(charge))
  const shop = yield* currentShop
  // Committed separately from the request, which may be about to report that nothing was signed.
  return yield* runInNew(finishCardPayment(charge, told, shop))
})

const released = Effect.fnUntraced(function* ({ key, askedAt }: CardCharge) {
  const taken = yield* (yield* CardProcessor).cancel(key, askedAt)
  return taken ?? (yield* new CardDeclined({ code: "NOT_CHARGED" }))
})
