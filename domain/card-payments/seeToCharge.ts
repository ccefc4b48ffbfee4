import { Effect } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { CardCharges } from "./CardCharges.ts"
import { ProcessorSilent } from "./CardProcessor.ts"
import { settleCharge } from "./settleCharge.ts"

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
