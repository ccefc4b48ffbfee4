import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { refundPayment } from "#domain/card-payments/refundPayment.ts"
import { voidPayment } from "#domain/card-payments/voidPayment.ts"
import { recordPayment, withPayment } from "#domain/jobs/recordPayment.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { latestPayment } from "#domain/payments/balance.ts"
import { PaymentId, RefundId } from "#domain/payments/Payment.ts"
import { sampleQuote, inDemo, inOther, twoMemoryShops } from "../jobs/stages/shopWithCustomer.ts"

/** The sample quote with a payment of 15.00, recorded by mistake, of the customer's 40.00. The insurer owes 869.18. */
const paidByMistake = Effect.gen(function* () {
  const { id } = yield* sampleQuote()
  const paymentId = PaymentId.make(crypto.randomUUID())
  yield* recordPayment({
    id,
    paymentId,
    payer: "customer",
    amountReceived: 1500,
    collectionDate: "2026-11-20",
    source: "Check 118",
    description: ""
  })
  return { id, paymentId, asked: { id, paymentId, reason: "Wrong job" } }
})

describe("voiding a payment", () => {
  it.effect("keeps it on the job with the reason and the shop's date, and no longer counts it", () =>
    Effect.gen(function* () {
      const { asked, id, paymentId } = yield* paidByMistake
      const job = yield* voidPayment(asked)
      assert.strictEqual(job.balance, 0)
      assert.deepInclude(job.payments[0]!, {
        id: paymentId,
        status: "voided",
        amountReceived: 1500,
        voided: { reason: "Wrong job", date: "2026-11-21" }
      })
      assert.isUndefined(latestPayment(job))
      const { items } = yield* (yield* JobChanges).list(id, { size: 1 })
      assert.deepStrictEqual(items[0]!.what, { _tag: "void", paymentId, amount: 1500, reason: "Wrong job" })
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("is idempotent, and the correct payment can be recorded afterward", () =>
    Effect.gen(function* () {
      const { asked, id } = yield* paidByMistake
      const once = yield* voidPayment(asked)
      assert.deepStrictEqual(yield* voidPayment({ ...asked, reason: "Again" }), once)
      const right = yield* recordPayment({
        id,
        paymentId: PaymentId.make(crypto.randomUUID()),
        payer: "customer",
        amountReceived: 4000,
        collectionDate: "2026-11-21",
        source: "Cash",
        description: ""
      })
      assert.deepStrictEqual([right.balance, right.payments.map(({ status }) => status)], [-4000, ["voided", "paid"]])
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("is rejected if money moved: a card was charged or part of it was refunded", () =>
    Effect.gen(function* () {
      const { asked, id, paymentId } = yield* paidByMistake
      yield* refundPayment({
        id,
        paymentId,
        refundId: RefundId.make(crypto.randomUUID()),
        amount: 500,
        reason: "Clip reused",
        date: "2026-11-21",
        source: "Cash"
      })
      assert.strictEqual((yield* voidPayment(asked).pipe(Effect.flip))._tag, "PaymentNotVoidable")
      const jobs = yield* Jobs
      const job = yield* jobs.get(id)
      const card = {
        ...job.payments[0]!,
        id: PaymentId.make(crypto.randomUUID()),
        status: "paid",
        paymentType: "card"
      } as const
      yield* jobs.save(withPayment(job, { ...card, refunds: [] }))
      assert.strictEqual(
        (yield* voidPayment({ ...asked, paymentId: card.id }).pipe(Effect.flip))._tag,
        "PaymentNotVoidable"
      )
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("does not find another shop's payment or one that does not exist (T4)", () =>
    Effect.gen(function* () {
      const { asked } = yield* paidByMistake.pipe(inDemo)
      assert.strictEqual((yield* voidPayment(asked).pipe(Effect.flip, inOther))._tag, "JobNotFound")
      const never = { ...asked, paymentId: PaymentId.make(crypto.randomUUID()) }
      assert.strictEqual((yield* voidPayment(never).pipe(Effect.flip, inDemo))._tag, "PaymentNotFound")
    }).pipe(Effect.provide(twoMemoryShops))
  )
})
