import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { type Payment, PaymentId } from "#domain/payments/Payment.ts"
import { recordPayment } from "#domain/jobs/recordPayment.ts"
import { balanceOf, amountOwed } from "#domain/payments/balance.ts"
import { sampleQuote, inDemo, twoMemoryShops } from "./shopWithCustomer.ts"

const received = (
  { id }: Job,
  payer: Payment["payer"],
  amountReceived: number,
  paymentId = PaymentId.make(crypto.randomUUID())
) =>
  recordPayment({
    id,
    paymentId,
    payer,
    amountReceived,
    collectionDate: "2026-11-21",
    source: "Check 118",
    description: ""
  })

/** The insurer owes 869.18 of the sample quote and the customer 40.00 (trade 3.2 example E). */
describe("an external payment", () => {
  it.effect("is added to the job and deducted from the payer's own share; on a quote it is a prepayment", () =>
    Effect.gen(function* () {
      const quote = yield* sampleQuote()
      const customerPaid = yield* received(quote, "customer", 4000)
      assert.deepStrictEqual([customerPaid.version, customerPaid.balance, customerPaid.payments.length], [2, -4000, 1])
      assert.deepInclude(customerPaid.payments[0]!, {
        status: "paid",
        paymentType: "external",
        payer: "customer",
        amountReceived: 4000,
        source: "Check 118"
      })
      const insurerPaid = yield* received(quote, "insurer", 80000)
      assert.strictEqual(insurerPaid.balance, -84000)
      assert.strictEqual((yield* received(quote, "insurer", 6918)).balance, -90918)
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("cannot exceed what the payer owes, to the cent", () =>
    Effect.gen(function* () {
      const quote = yield* sampleQuote()
      for (const [payer, owed] of [
        ["customer", 4000],
        ["insurer", 86918]
      ] as const) {
        const refusal = yield* received(quote, payer, owed + 1).pipe(Effect.flip)
        assert(refusal._tag === "PaymentAboveBalance")
        assert.strictEqual(refusal.owed, owed)
        yield* received(quote, payer, owed)
        const again = yield* received(quote, payer, 1).pipe(Effect.flip)
        assert(again._tag === "PaymentAboveBalance")
        assert.strictEqual(again.owed, 0)
      }
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("is idempotent when sent twice", () =>
    Effect.gen(function* () {
      const quote = yield* sampleQuote()
      const id = PaymentId.make(crypto.randomUUID())
      const once = yield* received(quote, "customer", 1500, id)
      assert.deepStrictEqual(yield* received(quote, "customer", 1500, id), once)
      assert.deepStrictEqual(yield* (yield* Jobs).get(quote.id), once)
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("is idempotent when sent fifty times concurrently, with the same response for all", () =>
    Effect.gen(function* () {
      const quote = yield* sampleQuote()
      const { run } = yield* Transaction
      const press = run(received(quote, "customer", 1500, PaymentId.make(crypto.randomUUID())))
      const answers = yield* Effect.all(
        Array.from({ length: 50 }, () => press),
        { concurrency: "unbounded" }
      )
      for (const answer of answers) assert.deepStrictEqual([answer.payments.length, answer.balance], [1, -1500])
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("never exceeds the balance when fifty different payments are sent concurrently", () =>
    Effect.gen(function* () {
      const quote = yield* sampleQuote()
      const { run } = yield* Transaction
      const tries = Array.from({ length: 50 }, () => Effect.result(run(received(quote, "customer", 1500))))
      const results = yield* Effect.all(tries, { concurrency: "unbounded" })
      assert.strictEqual(results.filter(({ _tag }) => _tag === "Success").length, 2)
      assert.strictEqual((yield* (yield* Jobs).get(quote.id)).balance, -3000)
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it("counts when paid, not while pending or once refunded", () => {
    const totals = {
      partsSubtotal: 0,
      laborSubtotal: 0,
      partsTax: 0,
      laborTax: 0,
      taxes: [],
      total: 10000,
      insurerShare: 6000,
      customerShare: 4000,
      shopCredit: 0
    }
    const payment = (status: Payment["status"], payer: Payment["payer"], amountReceived: number): Payment => ({
      id: PaymentId.make(crypto.randomUUID()),
      status,
      paymentType: "external",
      payer,
      amountReceived,
      collectionDate: "2026-11-21",
      source: "",
      description: ""
    })
    const payments = [
      payment("paid", "customer", 1000),
      payment("pending", "customer", 500),
      payment("refunded", "insurer", 6000),
      payment("paid", "insurer", 250)
    ]
    assert.deepStrictEqual(
      [amountOwed("customer", totals, payments), amountOwed("insurer", totals, payments), balanceOf(totals, payments)],
      [3000, 5750, 8750]
    )
  })
})
