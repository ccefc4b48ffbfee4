import { assert, describe, it } from "@effect/vitest"
import { Effect, Result } from "effect"
import { cancelExpiredHolds } from "#adapters/square-sandbox/sandboxPayments.ts"
import type { PaymentShape } from "#adapters/square-sandbox/squareShapes.ts"
import { otherDeclines, publishedTokens } from "#adapters/square-sandbox/testValues.ts"
import { PaymentId } from "#domain/payments/Payment.ts"
import { TenantId } from "#domain/shared/CurrentTenant.ts"
import { cardSandbox } from "#tests/support/cardSandbox.ts"

const charge = (changes: object = {}) => ({
  key: crypto.randomUUID(),
  token: "cnon:card-nonce-ok",
  amount: 4000,
  currency: "USD",
  shop: TenantId.make(crypto.randomUUID()),
  paymentId: PaymentId.make(crypto.randomUUID()),
  ...changes
})

describe("Square payments against its sandbox", () => {
  it.live("map every published test token, and every other refusal of spec §8, to its own code", () =>
    Effect.gen(function* () {
      const { processor, charges } = yield* cardSandbox()
      const tokens = [
        ...Object.entries(publishedTokens),
        ...otherDeclines.map((code) => [`cnon:frit.${code}.VISA.1111.${crypto.randomUUID()}`, code] as const)
      ]
      const told = yield* Effect.forEach(tokens, ([token]) => Effect.result(processor.charge(charge({ token }))))
      assert.deepStrictEqual(
        told.map((one) =>
          Result.isSuccess(one) ? undefined : "code" in one.failure ? one.failure.code : one.failure._tag
        ),
        tokens.map(([, code]) => code)
      )
      assert.strictEqual(charges().length, 2)
    })
  )

  it.live("charge once per key, however often and concurrently requested", () =>
    Effect.gen(function* () {
      const { processor, charges } = yield* cardSandbox()
      const same = charge()
      const told = yield* Effect.all(
        Array.from({ length: 20 }, () => processor.charge(same)),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(new Set(told.map(({ processorId }) => processorId)).size, 1)
      assert.deepStrictEqual(told[0]!.card, { brand: "VISA", last4: "1111" })
      assert.deepStrictEqual(
        charges().map(({ amount_money, reference_id }) => [amount_money, reference_id]),
        [[{ amount: 4000, currency: "USD" }, same.key]]
      )
    })
  )

  it.live("are retried with the same key after a temporary error or a lost response, and charge once", () =>
    Effect.gen(function* () {
      const troubles = [{ status: 503, code: "TEMPORARY_ERROR" }, "silence"] as const
      let call = 0
      const { processor, charges } = yield* cardSandbox({ misfortune: () => troubles[call++] })
      assert.strictEqual((yield* processor.charge(charge())).card.last4, "1111")
      assert.deepStrictEqual([call, charges().length], [3, 1])
    })
  )

  it.live("report the outcome of a charge by its key: made, refused, or never received", () =>
    Effect.gen(function* () {
      const { processor } = yield* cardSandbox()
      const [made, refused] = [charge(), charge({ token: "cnon:card-nonce-declined" })]
      const { processorId } = yield* processor.charge(made)
      yield* Effect.flip(processor.charge(refused))
      const now = Date.now()
      assert.strictEqual((yield* processor.find(made.key, now))?.processorId, processorId)
      const no = yield* Effect.flip(processor.find(refused.key, now))
      assert.strictEqual(no._tag === "CardDeclined" ? no.code : no._tag, "GENERIC_DECLINE")
      assert.strictEqual(yield* processor.find(crypto.randomUUID(), now), undefined)
    })
  )

  it.live("authorize money without capturing it, and capture it once, however often requested", () =>
    Effect.gen(function* () {
      const { processor, charges, books } = yield* cardSandbox()
      const asked = charge()
      const held = yield* Effect.all([processor.authorize(asked), processor.authorize(asked)], { concurrency: 2 })
      assert.deepStrictEqual([new Set(held.map(({ processorId }) => processorId)).size, charges().length], [1, 0])
      const [{ status, delay_action, delayed_until }] = Object.values(books.payments) as [PaymentShape]
      assert.deepStrictEqual([status, delay_action], ["APPROVED", "CANCEL"])
      assert.isAbove(Date.parse(delayed_until!), Date.now())
      const taken = yield* Effect.forEach([1, 2], () => processor.capture(held[0].processorId))
      assert.deepStrictEqual(taken[1], { processorId: held[0].processorId, card: { brand: "VISA", last4: "1111" } })
      assert.strictEqual(charges().length, 1)
      // A captured payment can no longer be canceled, and is returned.
      assert.deepStrictEqual(yield* processor.cancel(asked.key, Date.now()), taken[0])
      const refused = yield* Effect.flip(processor.authorize(charge({ token: "cnon:card-nonce-declined" })))
      assert.strictEqual(refused._tag === "CardDeclined" ? refused.code : refused._tag, "GENERIC_DECLINE")
    })
  )

  it.live("cancel an authorization, even an unknown one, and never capture it afterward", () =>
    Effect.gen(function* () {
      const { processor, charges, books } = yield* cardSandbox()
      const asked = charge()
      const { processorId } = yield* processor.authorize(asked)
      for (let nth = 0; nth < 2; nth++) assert.isUndefined(yield* processor.cancel(asked.key, Date.now()))
      assert.strictEqual(books.payments[processorId]!.status, "CANCELED")
      assert.strictEqual((yield* Effect.flip(processor.capture(processorId)))._tag, "CardDeclined")
      assert.isUndefined(yield* processor.cancel(crypto.randomUUID(), Date.now()))
      assert.strictEqual(charges().length, 0)
    })
  )

  it.live(
    "capture an authorization once after a lost response; an uncaptured one expires automatically after a day",
    () =>
      Effect.gen(function* () {
        let troubles: Array<"silence"> = []
        const { processor, charges, books } = yield* cardSandbox({ misfortune: () => troubles.pop() })
        const { processorId } = yield* processor.authorize(charge())
        troubles = ["silence"]
        assert.strictEqual((yield* processor.capture(processorId)).processorId, processorId)
        assert.strictEqual(charges().length, 1)
        const forgotten = yield* processor.authorize(charge())
        cancelExpiredHolds({ books }, new Date(Date.now() + 23 * 3_600_000).toISOString())
        assert.strictEqual(books.payments[forgotten.processorId]!.status, "APPROVED")
        cancelExpiredHolds({ books }, new Date(Date.now() + 25 * 3_600_000).toISOString())
        assert.strictEqual(books.payments[forgotten.processorId]!.status, "CANCELED")
      })
  )

  it.live("accept a one-time token once", () =>
    Effect.gen(function* () {
      const { processor } = yield* cardSandbox()
      const token = "cnon:frit.ok.MASTERCARD.5100.one"
      assert.deepStrictEqual((yield* processor.charge(charge({ token }))).card, { brand: "MASTERCARD", last4: "5100" })
      const again = yield* Effect.flip(processor.charge(charge({ token })))
      assert.strictEqual(again._tag === "CardDeclined" ? again.code : again._tag, "CARD_TOKEN_USED")
    })
  )

  it.live("are refunded in parts and never above the remaining amount", () =>
    Effect.gen(function* () {
      const { processor } = yield* cardSandbox()
      const { processorId } = yield* processor.charge(charge())
      const back = (amount: number) =>
        processor.refund({ key: crypto.randomUUID(), processorId, amount, currency: "USD", reason: "scratched" })
      const first = yield* back(1500)
      assert.deepStrictEqual([first.status, first.amount, first.reason], ["refunded", 1500, "scratched"])
      const above = yield* Effect.flip(back(2501))
      assert.strictEqual(above._tag === "CardDeclined" ? above.code : above._tag, "REFUND_AMOUNT_INVALID")
      assert.strictEqual((yield* back(2500)).status, "refunded")
    })
  )

  it.live("stop after three unanswered requests", () =>
    Effect.gen(function* () {
      let call = 0
      const { processor } = yield* cardSandbox({
        misfortune: () => {
          call++
          return { status: 500, code: "INTERNAL_SERVER_ERROR" }
        }
      })
      assert.strictEqual(yield* processor.isResponding, true)
      assert.strictEqual((yield* Effect.flip(processor.charge(charge())))._tag, "ProcessorUnavailable")
      assert.deepStrictEqual([call, yield* processor.isResponding], [3, false])
    })
  )
})
