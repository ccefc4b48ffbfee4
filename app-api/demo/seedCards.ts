import { Effect } from "effect"
import { CardProcessor } from "#domain/card-payments/CardProcessor.ts"
import { payByCard } from "#domain/card-payments/startCardPayment.ts"
import { refundPayment } from "#domain/card-payments/refundPayment.ts"
import { isCredited } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { PaymentId, RefundId } from "#domain/payments/Payment.ts"
import { amountOwed } from "#domain/payments/balance.ts"
import { NewId } from "#domain/shared/NewId.ts"

/** The test cards that the demo's customers use, in turn; two are declined at first. */
const cards = ["ok", "declined", "ok", "rejected-cvv", "ok"] as const

/**
 * Pays some demo customers' balances with test cards, through the regular operations; one gets a partial refund.
 * Sandbox only: no card is charged.
 */
export const seedCards = Effect.fn("seedCards")(function* () {
  if ((yield* CardProcessor).frame.kind !== "sandbox") return
  const jobs = yield* Jobs
  const { items } = yield* Effect.orDie(jobs.list({ size: 100, stage: "invoice", unpaid: true }))
  let nth = 0
  for (const { id } of items) {
    const job = yield* Effect.orDie(jobs.get(id))
    const amountReceived = amountOwed("customer", job.totals, job.payments)
    const card = cards[nth]
    if (card === undefined) return
    if (amountReceived <= 0 || job.stage !== "invoice" || isCredited(job)) continue
    const paymentId = PaymentId.make(yield* (yield* NewId).next)
    yield* Effect.orDie(
      payByCard({ id, paymentId, payer: "customer", amountReceived, description: "", token: `cnon:card-nonce-${card}` })
    )
    if (nth++ === 2) {
      const refundId = RefundId.make(yield* (yield* NewId).next)
      const amount = Math.ceil(amountReceived / 4)
      yield* Effect.orDie(
        refundPayment({
          id,
          paymentId,
          refundId,
          amount,
          reason: "Trim clip reused",
          date: job.invoicedOn,
          source: "Visa 1111"
        })
      )
    }
  }
})
