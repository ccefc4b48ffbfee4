import { Clock, Data, Effect, Result } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import type { PaymentId } from "#domain/payments/Payment.ts"
import { shopEntry, toCharge, unlessSilent } from "./askProcessor.ts"
import { type CardCharge, CardCharges } from "./CardCharges.ts"
import { CardDeclined, CardProcessor } from "./CardProcessor.ts"
import { finishCardPayment } from "./finishCardPayment.ts"

/**
 * For how long, in milliseconds, money is held for a deed that nobody finished: longer than any call, and short enough
 * that a customer does not wait for their money. Then a worker lets it go.
 */
export const heldFor = 3 * 60_000

/**
 * A charge as it stands now, its job locked: of the call, the worker and the processor's message only one decides what
 * becomes of the money.
 */
const lockedCharge = Effect.fnUntraced(function* (id: string) {
  const charges = yield* CardCharges
  const { jobId } = (yield* charges.get(id))!
  yield* Effect.orDie((yield* Jobs).open(jobId))
  return (yield* charges.get(id))!
})

const isOpen = ({ hold, isSettled }: Pick<CardCharge, "hold" | "isSettled">) => hold === "held" && !isSettled

/**
 * Has the card's bank hold the money of a payment that was begun; a refusal is written down. Asked again it holds no
 * more: the key is the same.
 */
export const holdMoney = Effect.fn("holdMoney")(function* (id: PaymentId) {
  const { apart } = yield* Transaction
  const charges = yield* CardCharges
  const charge = yield* apart(charges.get(id))
  if (charge === undefined || !isOpen(charge)) return
  const told = yield* unlessSilent((yield* CardProcessor).authorize(yield* toCharge(charge)))
  const shop = yield* shopEntry
  yield* apart(
    Effect.gen(function* () {
      if (!isOpen(yield* lockedCharge(id))) return
      if (Result.isFailure(told)) yield* finishCardPayment(charge, told, shop)
      else yield* charges.tell(id, { processorId: told.success.processorId, isSettled: false })
    })
  )
})

/** Another press, or a worker, decided meanwhile what becomes of the money. */
export class HeldDecided extends Data.TaggedError("HeldDecided") {}

/**
 * Does what the money is held for and decides, in the same transaction, that it is taken: both or neither. Nothing is
 * done where the money is not held any more. The deed comes first in that transaction, and locks the job itself once it
 * has asked whatever takes a connection of its own: with one held already, many at once would wait for each other.
 */
export const doneForHeld = <A, E, R>(id: PaymentId, deed: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const { apart } = yield* Transaction
    const charges = yield* CardCharges
    const before = yield* apart(charges.get(id))
    if (before === undefined || !isOpen(before)) return
    yield* apart(
      Effect.gen(function* () {
        yield* deed
        const { processorId, ...charge } = yield* lockedCharge(id)
        if (!isOpen(charge)) return yield* new HeldDecided()
        yield* charges.tell(id, { processorId, isSettled: false, hold: "capture" })
      })
    )
  })

/** Decides that money is let go, unless it was decided otherwise. */
const giveUp = Effect.fnUntraced(function* (id: string) {
  const charge = yield* lockedCharge(id)
  if (isOpen(charge))
    yield* (yield* CardCharges).tell(id, { processorId: charge.processorId, isSettled: false, hold: "void" })
  return yield* (yield* CardCharges).get(id)
})

/**
 * What it was held for was not done: the money is let go, now or by a worker. False where another press of the same did
 * it, so that it is taken.
 */
export const letGo = Effect.fn("letGo")(function* (id: PaymentId) {
  const { apart } = yield* Transaction
  const charge = yield* apart(giveUp(id))
  if (charge?.hold === "capture") return false
  if (charge !== undefined) yield* Effect.ignore(settleHeld(charge))
  return true
})

/**
 * Takes or lets go the money that is held, as it was decided, and writes down what became of it; where nobody decided
 * for longer than a call lasts, it is let go. It may run any number of times, at once and after any crash.
 */
export const settleHeld = Effect.fn("settleHeld")(function* (known: CardCharge) {
  const { apart } = yield* Transaction
  if (known.isSettled) return undefined
  if (known.hold === "held" && (yield* Clock.currentTimeMillis) < known.askedAt + heldFor) return undefined
  const charge = known.hold === "held" ? yield* apart(giveUp(known.id)) : known
  if (charge === undefined || charge.isSettled) return undefined
  const processor = yield* CardProcessor
  const told = yield* unlessSilent(charge.hold === "capture" ? processor.capture(charge.processorId) : released(charge))
  const shop = yield* shopEntry
  // Kept whatever becomes of the call, which may be about to say that nothing was signed.
  return yield* apart(finishCardPayment(charge, told, shop))
})

const released = Effect.fnUntraced(function* ({ key, askedAt }: CardCharge) {
  const taken = yield* (yield* CardProcessor).cancel(key, askedAt)
  return taken ?? (yield* new CardDeclined({ code: "NOT_CHARGED" }))
})
