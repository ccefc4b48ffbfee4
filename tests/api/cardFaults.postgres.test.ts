import { assert, layer } from "@effect/vitest"
import { Effect, Exit, Result } from "effect"
import { parseWebhook, paymentOwnerOf } from "#adapters/square/CardWebhooks.ts"
import { CardCharges } from "#domain/card-payments/CardCharges.ts"
import { CardProcessor } from "#domain/card-payments/CardProcessor.ts"
import { handleProcessorWebhook } from "#domain/card-payments/handleProcessorWebhook.ts"
import { payByCard } from "#domain/card-payments/startCardPayment.ts"
import { refundPayment } from "#domain/card-payments/refundPayment.ts"
import { checkCharge } from "#domain/card-payments/settleCharge.ts"
import { cardPayment, cardShop, refundOf, cardPaymentLayers } from "../support/cardShop.ts"
import { cardSandbox, hook } from "../support/cardSandbox.ts"
import { killAtStep } from "../support/killedAt.ts"

layer(cardPaymentLayers, { excludeTestServices: true })("a card payment", (it) => {
  it.effect(
    "is charged and recorded exactly once when the server is killed at any point, whether the worker or a retry completes it (I2)",
    () =>
      Effect.gen(function* () {
        const { processor, charges } = yield* cardSandbox()
        let at = 0
        for (let isWhole = false; !isWhole;) {
          const { shop, job, jobNow } = yield* cardShop
          const press = cardPayment(job.id)
          const before = charges().length
          const { layers, steps } = killAtStep(++at, processor)
          const end = yield* Effect.exit(payByCard(press).pipe(Effect.provide(layers), shop))
          isWhole = Exit.isSuccess(end) && steps() < at
          const another = <A, E, R>(work: Effect.Effect<A, E, R>) =>
            work.pipe(Effect.provideService(CardProcessor, processor), shop)
          yield* another(checkCharge(press.paymentId))
          const worked = yield* jobNow
          assert.isTrue(
            worked.payments.every(({ status }) => status === "paid"),
            `killed at ${at}: settled by the worker`
          )
          yield* another(payByCard(press))
          const after = yield* jobNow
          assert.deepStrictEqual(
            after.payments.map(({ status, amountReceived, source }) => [status, amountReceived, source]),
            [["paid", 50_000, "Visa 1111"]],
            `killed at ${at}`
          )
          assert.strictEqual(after.balance, 90_918 - 50_000)
          assert.strictEqual(charges().length - before, 1, `killed at ${at}: charged`)
        }
        assert.isAbove(at, 10)
      })
  )

  it.effect("is refunded once when the server is killed during a refund", () =>
    Effect.gen(function* () {
      const { processor, books } = yield* cardSandbox()
      let at = 0
      for (let isWhole = false; !isWhole;) {
        const { shop, job, jobNow } = yield* cardShop
        const another = <A, E, R>(work: Effect.Effect<A, E, R>) =>
          work.pipe(Effect.provideService(CardProcessor, processor), shop)
        const paid = cardPayment(job.id)
        yield* another(payByCard(paid))
        const press = refundOf(job.id, paid.paymentId, 20_000)
        const before = Object.keys(books.refunds).length
        const { layers, steps } = killAtStep(++at, processor)
        const end = yield* Effect.exit(refundPayment(press).pipe(Effect.provide(layers), shop))
        isWhole = Exit.isSuccess(end) && steps() < at
        yield* another(checkCharge(press.refundId))
        yield* another(refundPayment(press))
        const [payment] = (yield* jobNow).payments
        assert.deepStrictEqual(
          [payment!.status, payment!.refunds?.map(({ status, amount }) => [status, amount])],
          ["partlyRefunded", [["refunded", 20_000]]],
          `killed at ${at}`
        )
        assert.strictEqual(Object.keys(books.refunds).length - before, 1)
      }
      assert.isAbove(at, 8)
    })
  )

  it.effect("is never refunded above the amount paid, even with fifty concurrent requests (I3)", () =>
    Effect.gen(function* () {
      const { processor, books } = yield* cardSandbox()
      const { shop, job, jobNow } = yield* cardShop
      const another = <A, E, R>(work: Effect.Effect<A, E, R>) =>
        work.pipe(Effect.provideService(CardProcessor, processor), shop)
      const paid = cardPayment(job.id)
      yield* another(payByCard(paid))
      const tries = Array.from({ length: 50 }, () =>
        Effect.result(another(refundPayment(refundOf(job.id, paid.paymentId, 1_500))))
      )
      const results = yield* Effect.all(tries, { concurrency: "unbounded" })
      // 500.00 in parts of 15.00: 33 succeed, and 5.00 is left.
      assert.strictEqual(results.filter(Result.isSuccess).length, 33)
      for (const one of results.filter(Result.isFailure)) assert.strictEqual(one.failure._tag, "RefundAboveLeft")
      const sum = Object.values(books.refunds).reduce((all, { amount_money }) => all + amount_money.amount, 0)
      const [payment] = (yield* jobNow).payments
      assert.deepStrictEqual([sum, payment!.status, (yield* jobNow).balance], [49_500, "partlyRefunded", 90_918 - 500])
      assert.strictEqual(
        (yield* another(refundPayment(refundOf(job.id, paid.paymentId, 500)))).payments[0]!.status,
        "refunded"
      )
    })
  )

  it.effect(
    "is charged once when sent twenty times concurrently, and concurrent payments cannot exceed the balance",
    () =>
      Effect.gen(function* () {
        const { processor, charges } = yield* cardSandbox()
        const { shop, job, jobNow } = yield* cardShop
        const another = <A, E, R>(work: Effect.Effect<A, E, R>) =>
          work.pipe(Effect.provideService(CardProcessor, processor), shop)
        const same = cardPayment(job.id)
        const answers = yield* Effect.all(
          Array.from({ length: 20 }, () => another(payByCard(same))),
          { concurrency: "unbounded" }
        )
        assert.deepStrictEqual([charges().length, new Set(answers.map(({ payments }) => payments.length)).size], [1, 1])
        const more = yield* Effect.all(
          Array.from({ length: 5 }, () =>
            Effect.result(another(payByCard(cardPayment(job.id, { amountReceived: 30_000 }))))
          ),
          { concurrency: "unbounded" }
        )
        assert.strictEqual(more.filter(Result.isSuccess).length, 1)
        assert.strictEqual((yield* jobNow).balance, 90_918 - 80_000)
      })
  )

  it.effect(
    "ends in the same state whatever order Square's webhooks arrive in and however often they repeat (I8)",
    () =>
      Effect.gen(function* () {
        for (const order of [(n: number) => n, (n: number) => -n, (n: number) => (n * 7) % 5]) {
          const { processor, noteOn, delivered, books, charges } = yield* cardSandbox()
          const { shop, job, jobNow } = yield* cardShop
          const paid = cardPayment(job.id)
          const lost = { ...processor, refund: () => Effect.die("killed"), charge: processor.charge }
          yield* payByCard(paid).pipe(Effect.provideService(CardProcessor, processor), shop)
          // One refund whose request was lost, and one made on Square's own dashboard.
          yield* Effect.exit(
            refundPayment(refundOf(job.id, paid.paymentId, 10_000)).pipe(
              Effect.provideService(CardProcessor, lost as never),
              shop
            )
          )
          yield* processor.refund({
            key: crypto.randomUUID(),
            processorId: charges()[0]!.id,
            amount: 5_000,
            currency: "USD",
            reason: "at Square"
          })
          yield* Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))

          const messages = [...delivered, ...delivered]
            .map((one, n) => ({ one, at: order(n) }))
            .toSorted((a, b) => a.at - b.at)
          for (const {
            one: { body, signature }
          } of messages) {
            const event = parseWebhook(body, signature, { ...hook, now: Date.now() })
            assert.isObject(event)
            const message = yield* paymentOwnerOf(event as Exclude<typeof event, string>, { noteOn })
            yield* handleProcessorWebhook(message!).pipe(Effect.provideService(CardProcessor, processor), shop)
          }
          const [payment] = (yield* jobNow).payments
          assert.deepStrictEqual(
            payment!.refunds
              ?.map(({ amount, status }) => [amount, status])
              .toSorted((a, b) => Number(a[0]) - Number(b[0])),
            [
              [5_000, "refunded"],
              [10_000, "refunded"]
            ]
          )
          assert.deepStrictEqual(
            [payment!.status, (yield* jobNow).balance, Object.keys(books.refunds).length],
            ["partlyRefunded", 90_918 - 35_000, 2]
          )
        }
      })
  )

  it.effect(
    "is charged by the worker if it never reached Square while someone may still expect it, and abandoned afterwards",
    () =>
      Effect.gen(function* () {
        const { processor, charges } = yield* cardSandbox()
        const { shop, job, jobNow } = yield* cardShop
        const dead = { ...processor, charge: () => Effect.die("killed") }
        const press = cardPayment(job.id)
        yield* Effect.exit(payByCard(press).pipe(Effect.provideService(CardProcessor, dead as never), shop))
        assert.strictEqual((yield* jobNow).payments[0]!.status, "pending")
        const charges_ = yield* CardCharges
        const late = CardCharges.of({
          ...charges_,
          get: (id) =>
            Effect.map(charges_.get(id), (charge) => charge && { ...charge, askedAt: charge.askedAt - 20 * 60_000 })
        })
        yield* checkCharge(press.paymentId).pipe(
          Effect.provideService(CardProcessor, processor),
          Effect.provideService(CardCharges, late),
          shop
        )
        const [payment] = (yield* jobNow).payments
        assert.deepStrictEqual([payment!.status, payment!.decline, charges().length], ["failed", "NOT_CHARGED", 0])
      })
  )
})
