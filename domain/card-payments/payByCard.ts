import { Effect } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { CardProcessor } from "./CardProcessor.ts"
import { chargeNow } from "./chargeNow.ts"
import { CardsUnavailable } from "./paymentFailures.ts"
import { type CardPaymentDraft, startCardPayment } from "./startCardPayment.ts"

/**
 * Charges a card at the counter: first the pending payment is kept, then the processor is asked, then its answer is
 * kept (I2).
 */
export const payByCard = Effect.fn("payByCard")(function* (asked: CardPaymentDraft) {
  const { apart } = yield* Transaction
  if (!(yield* (yield* CardProcessor).answers)) return yield* new CardsUnavailable()
  yield* apart(startCardPayment(asked))
  return yield* chargeNow(asked.id, asked.paymentId)
})
