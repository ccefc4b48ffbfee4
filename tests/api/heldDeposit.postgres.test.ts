import { assert, layer } from "@effect/vitest"
import { Effect, Exit, Layer, Result } from "effect"
import { outboxPostgres } from "#adapters/postgres/mail/outboxPostgres.ts"
import { usersPostgres } from "#adapters/postgres/people/usersPostgres.ts"
import { attemptsPostgres } from "#adapters/postgres/session/attemptsPostgres.ts"
import { signaturesPostgres } from "#adapters/postgres/signatures/signaturesPostgres.ts"
import { CardCharges } from "#domain/card-payments/CardCharges.ts"
import { type CardProcessor, ProcessorUnavailable } from "#domain/card-payments/CardProcessor.ts"
import { authorizationLifetime } from "#domain/card-payments/authorizations.ts"
import { checkCharge } from "#domain/card-payments/settleCharge.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { acceptQuote } from "#domain/job-links/answerQuote.ts"
import { signAndPay } from "#domain/job-links/signAndPay.ts"
import { TenantId } from "#domain/shared/CurrentTenant.ts"
import { contentHashOf } from "#domain/jobs/signedContent.ts"
import { PaymentId } from "#domain/payments/Payment.ts"
import { TimeTaken } from "#domain/public-page/quoteFailures.ts"
import { Signatures } from "#domain/signatures/Signatures.ts"
import { shopWithPaymentLink } from "../contracts/linkPaymentsContract.ts"
import { cardSandbox } from "../support/cardSandbox.ts"
import { cardPaymentLayers } from "../support/cardShop.ts"
import { killAtStep } from "../support/killedAt.ts"
import { newTenant } from "../support/testDatabase.ts"

const keepers = Layer.mergeAll(attemptsPostgres, signaturesPostgres, outboxPostgres, usersPostgres).pipe(
  Layer.provideMerge(cardPaymentLayers)
)

/** A quote whose link requests a deposit of 15.00, a card sandbox, and the customer's requests. */
const forSale = Effect.gen(function* () {
  const till = yield* cardSandbox()
  const shop = yield* shopWithPaymentLink(newTenant, Effect.succeed(till), { _tag: "deposit", amount: 1_500 }, {})
  const { fingerprint } = yield* Secrets
  const press = (changes: object = {}) => {
    const { token, paymentId, amount, card } = shop.press(1_500, changes)
    return { token, payment: { paymentId: PaymentId.make(paymentId), amount, card } }
  }
  const accept = (token: string) =>
    Effect.flatMap(shop.jobNow, (job) =>
      acceptQuote({
        token,
        contentHash: contentHashOf(fingerprint, job, "quote"),
        signedBy: "Ada Moreno",
        mark: { _tag: "typed", name: "Ada Moreno" }
      })
    )
  const sign = (asked: ReturnType<typeof press>) => signAndPay(asked, accept(asked.token))
  /** The processor's status of each payment, the job's payments, and whether the quote is accepted. */
  const now = Effect.gen(function* () {
    const { payments, answer } = yield* shop.jobNow
    const signatures = yield* (yield* Signatures).ofJob(shop.job.id).pipe(shop.shop)
    return {
      money: Object.values(till.books.payments).map(({ status }) => status),
      payments: payments.map(({ status, decline }) => decline ?? status),
      isAccepted: answer?.kind === "accepted",
      signatures: signatures.length
    }
  })
  return { ...shop, ...till, press, sign, now }
})

/** Simulates that the given milliseconds have passed since a card was submitted. */
const after = (milliseconds: number) =>
  Effect.map(CardCharges, (charges) =>
    CardCharges.of({
      ...charges,
      get: (id) =>
        Effect.map(charges.get(id), (charge) => charge && { ...charge, askedAt: charge.askedAt - milliseconds })
    })
  )

const untouched = { money: [], payments: [], isAccepted: false, signatures: 0 }
const sold = { money: ["COMPLETED"], payments: ["paid"], isAccepted: true, signatures: 1 }

layer(keepers, { excludeTestServices: true })("a deposit paid while signing a quote", (it) => {
  it.effect("is held first, and captured once the quote is signed", () =>
    Effect.gen(function* () {
      const { during, press, now, sign, processor, books } = yield* forSale
      const seen: Array<unknown> = []
      const watched = {
        ...processor,
        capture: (id: string) =>
          Effect.andThen(
            Effect.flatMap(now, (one) => Effect.sync(() => seen.push(one))),
            processor.capture(id)
          )
      }
      const told = yield* during(sign(press()), watched as typeof processor)
      assert.deepStrictEqual(told, { payment: { status: "paid", decline: null } })
      assert.deepStrictEqual(seen, [{ ...sold, money: ["APPROVED"], payments: ["pending"] }])
      assert.deepStrictEqual(yield* now, sold)
      assert.strictEqual(Object.values(books.payments)[0]!.delay_action, "CANCEL")
    })
  )

  it.effect("leaves the quote unsigned if the card is declined, and completes with another card", () =>
    Effect.gen(function* () {
      const { during, press, now, sign } = yield* forSale
      const refused = yield* during(sign(press({ card: "cnon:card-nonce-rejected-cvv" })))
      assert.deepStrictEqual(refused, { payment: { status: "failed", decline: "CVV_FAILURE" } })
      assert.deepStrictEqual(yield* now, { ...untouched, money: ["FAILED"], payments: ["CVV_FAILURE"] })
      assert.deepInclude((yield* during(sign(press()))).payment!, { status: "paid" })
      assert.deepStrictEqual(yield* now, {
        ...sold,
        money: ["FAILED", "COMPLETED"],
        payments: ["CVV_FAILURE", "paid"]
      })
    })
  )

  it.effect("is released immediately if the time slot was taken meanwhile, without counting as a declined card", () =>
    Effect.gen(function* () {
      const { during, press, now, sign } = yield* forSale
      for (let nth = 0; nth < 6; nth++)
        assert.strictEqual(
          (yield* Effect.flip(during(signAndPay(press(), Effect.fail(new TimeTaken())))))._tag,
          "TimeTaken"
        )
      const gone = yield* now
      assert.deepStrictEqual(
        [gone.money, gone.payments],
        [Array.from({ length: 6 }, () => "CANCELED"), Array.from({ length: 6 }, () => "NOT_CHARGED")]
      )
      assert.isFalse(gone.isAccepted)
      assert.deepInclude((yield* during(sign(press()))).payment!, { status: "paid" })
    })
  )

  it.effect("is one payment and one signature, even when submitted twenty times concurrently from several tabs", () =>
    Effect.gen(function* () {
      const { during, press, now, sign, charges } = yield* forSale
      const tabs = [press(), press()]
      yield* Effect.all(
        Array.from({ length: 20 }, (_, nth) => Effect.result(during(sign(tabs[nth % 2]!)))),
        { concurrency: "unbounded" }
      )
      for (const { payment } of tabs) yield* Effect.ignore(during(checkCharge(payment.paymentId)))
      const { isAccepted, signatures, money } = yield* now
      assert.deepStrictEqual([isAccepted, signatures, charges().length], [true, 1, 1])
      assert.notInclude(money, "APPROVED")
    })
  )

  it.effect(
    "leaves the quote either signed and paid once or neither, with no money held, when the server is killed at any step (I2)",
    () =>
      Effect.gen(function* () {
        let at = 0
        for (let isWhole = false; !isWhole;) {
          const { during, press, now, sign, processor, charges } = yield* forSale
          const asked = press()
          const { layers, steps } = killAtStep(++at, processor)
          const end = yield* Effect.exit(during(sign(asked).pipe(Effect.provide(layers))))
          isWhole = Exit.isSuccess(end) && steps() < at
          // A worker checks the charge as soon as its request is over, and again when no client waits for it any more.
          yield* Effect.ignore(during(checkCharge(asked.payment.paymentId)))
          const late = yield* after(authorizationLifetime + 1)
          yield* during(checkCharge(asked.payment.paymentId).pipe(Effect.provideService(CardCharges, late)))
          const { isAccepted, signatures, money, payments } = yield* now
          assert.deepStrictEqual(
            [isAccepted, signatures, charges().length, payments.filter((one) => one === "paid").length],
            isAccepted ? [true, 1, 1, 1] : [false, 0, 0, 0],
            `killed at ${at}`
          )
          assert.notInclude(money, "APPROVED", `killed at ${at}`)
          assert.notInclude(payments, "pending", `killed at ${at}`)
          // The customer submits again: the same payment reports its outcome, and a new one completes the purchase.
          const again = yield* Effect.result(during(sign(asked)))
          if (Result.isSuccess(again) && again.success.payment?.status === "failed") yield* during(sign(press()))
          const then = yield* now
          assert.deepStrictEqual(
            [then.isAccepted, then.signatures, charges().length],
            [true, 1, 1],
            `pressed again after ${at}`
          )
        }
        assert.isAbove(at, 20)
      }),
    120_000
  )

  it.effect("cannot be charged by a server of the previous build, which does not know about holds", () =>
    Effect.gen(function* () {
      const { during, press, sign, processor, charges } = yield* forSale
      const asked = press()
      // The request is killed before the processor is asked to authorize the card.
      const dying = { ...processor, authorize: () => Effect.die("killed") }
      yield* Effect.exit(during(sign(asked), dying))
      const charge = (yield* during((yield* CardCharges).get(asked.payment.paymentId)))!
      assert.deepInclude(charge, { hold: "held", isSettled: false })
      const { key, token, amount, paymentId } = charge
      // What the old server's worker would do half a minute later.
      const shop = TenantId.make(crypto.randomUUID())
      const refused = yield* Effect.flip(processor.charge({ key, token, amount, currency: "USD", shop, paymentId }))
      assert.strictEqual(refused._tag, "CardDeclined")
      assert.lengthOf(charges(), 0)
    })
  )

  it.effect("is released and reported as such if the bank does not respond", () =>
    Effect.gen(function* () {
      const { during, press, now, sign, processor } = yield* forSale
      // The request arrived, but its response was lost.
      const silent = { ...processor, authorize: silenced(processor) }
      const refused = yield* Effect.flip(during(sign(press()), silent))
      assert.strictEqual(refused._tag, "CardsUnavailable")
      assert.deepStrictEqual(yield* now, { ...untouched, money: ["CANCELED"], payments: ["NOT_CHARGED"] })
    })
  )
})

/** Authorizes the payment but loses the response. */
const silenced =
  ({ authorize }: CardProcessor["Service"]): CardProcessor["Service"]["authorize"] =>
  (asked) =>
    Effect.andThen(authorize(asked), Effect.fail(new ProcessorUnavailable()))
