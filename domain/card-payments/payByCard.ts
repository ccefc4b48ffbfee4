import { Effect } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { CardProcessor } from "./CardProcessor.ts"
import { CardsUnavailable } from "./paymentFailures.ts"
import { settleCharge } from "./settleCharge.ts"
import { type CardPaymentDraft, startCardPayment } from "./startCardPayment.ts"

/**
 * Charges a card: first the pending payment is kept, then the processor is asked, then its answer is kept (trust.md I2). The job comes back
 * with the payment paid, failed with its reason, or, where the processor gave no answer, pending: a worker goes on from there.
 */
export const payByCard = Effect.fn("payByCard")(function*(asked: CardPaymentDraft) {
  const { apart } = yield* Transaction
  if (!(yield* (yield* CardProcessor).answers)) return yield* new CardsUnavailable()
  yield* apart(startCardPayment(asked))
  const settled = yield* Effect.catchTag(settleCharge(asked.paymentId), "ProcessorSilent", () => Effect.succeed(undefined))
  return settled ?? (yield* (yield* Jobs).get(asked.id))
})
