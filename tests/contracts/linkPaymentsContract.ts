import { assert, layer } from "@effect/vitest"
import { Effect, type Layer, Result, type Scope } from "effect"
import { CardCharges } from "#domain/card-payments/CardCharges.ts"
import { CardProcessor } from "#domain/card-payments/CardProcessor.ts"
import { checkCharge } from "#domain/card-payments/settleCharge.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { JobLinks, newJobLink } from "#domain/documents/JobLinks.ts"
import { payByLink } from "#domain/job-links/payByLink.ts"
import type { PaymentAsk } from "#domain/documents/PaymentAsk.ts"
import { Job } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { PaymentId } from "#domain/payments/Payment.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { Messages } from "#domain/messages/Messages.ts"
import { Caller } from "#domain/contract/Caller.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import type { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { jobAt, type JobOverrides } from "#domain/testing/testFactories.ts"
import { freshCustomer, freshJob, freshLocation, withTenant } from "./fresh.ts"

type Needed<A> = A extends Effect.Effect<unknown, unknown, infer R> ? R : never
type Ports = Exclude<
  Needed<ReturnType<typeof payByLink>> | Needed<ReturnType<typeof newJobLink>> | JobChanges | Customers,
  CardProcessor | Caller | CurrentTenant
>

const accepted = { kind: "accepted", at: 0, by: "Ada Moreno", reason: "", contentHash: "" } as const

/** Creates a card processor without charges, with access to the payments it actually charged. */
export type NewTill = Effect.Effect<
  { readonly processor: CardProcessor["Service"]; readonly charges: () => ReadonlyArray<unknown> },
  never,
  Scope.Scope
>

/**
 * A shop with a job of trade 3.2 example E (the customer owes 40.00 and the insurer 869.18), a link for its customer,
 * and a working card processor.
 */
export const shopWithPaymentLink = <R>(
  newTenant: Effect.Effect<TenantId, never, R>,
  newTill: NewTill,
  asks: PaymentAsk,
  changes: JobOverrides = { answer: accepted }
) =>
  Effect.gen(function* () {
    const shop = withTenant(yield* newTenant)
    const { processor, charges } = yield* newTill
    const [customer, location] = [freshCustomer(), freshLocation()]
    const job = freshJob(customer, location, {
      number: 1001,
      quotedOn: yield* todayIn(location.timeZone),
      ...changes
    })
    yield* Effect.all([
      (yield* Customers).add(customer),
      (yield* Locations).add(location),
      (yield* Jobs).add(job)
    ]).pipe(shop)
    const [token, caller] = [crypto.randomUUID(), crypto.randomUUID()]
    const link = yield* newJobLink({ job, location }, job.stage, "fr", asks).pipe(shop)
    yield* (yield* JobLinks).addKey(link.id, (yield* Secrets).fingerprint(token)).pipe(shop)
    const during = <A, E, S>(work: Effect.Effect<A, E, S>, by = processor) =>
      work.pipe(Effect.provideService(CardProcessor, by), Effect.provideService(Caller, { address: caller }), shop)
    const press = (amount: number, more: object = {}) => ({
      token,
      paymentId: PaymentId.make(crypto.randomUUID()),
      amount,
      card: "cnon:card-nonce-ok",
      ...more
    })
    const pay = (amount: number, more: object = {}) => during(payByLink(press(amount, more)))
    const jobNow = Effect.flatMap(Jobs, (jobs) => jobs.get(job.id)).pipe(shop)
    const tagOf = (work: Effect.Effect<unknown, { readonly _tag: string }, Ports>) =>
      Effect.map(Effect.flip(work), ({ _tag }) => _tag)
    return { shop, customer, job, link, processor, charges, during, press, pay, jobNow, tagOf }
  })

/** The contract of payments through a customer's link, for every storage implementation. */
export const linkPaymentsContract = <R, E>(
  name: string,
  keepers: Layer.Layer<Ports | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>,
  newTill: NewTill
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    it.effect(
      "accepts a deposit once the quote is accepted, notifies the shop, and emails the receipt in the link's language",
      () =>
        Effect.gen(function* () {
          const { shop, customer, job, link, pay, jobNow, tagOf } = yield* shopWithPaymentLink(
            newTenant,
            newTill,
            { _tag: "deposit", amount: 1_500 },
            {}
          )
          assert.strictEqual(yield* tagOf(pay(1_500)), "LinkNotPayable")
          yield* (yield* Jobs).save(Job.make({ ...(yield* jobNow), answer: accepted })).pipe(shop)
          assert.strictEqual(yield* tagOf(pay(1_499)), "DocumentChanged")
          assert.deepStrictEqual(yield* pay(1_500), { status: "paid", decline: null })
          const kept = yield* jobNow
          assert.deepStrictEqual(
            kept.payments.map(({ payer, status, amountReceived, source, linkId }) => [
              payer,
              status,
              amountReceived,
              source,
              linkId
            ]),
            [["customer", "paid", 1_500, "Visa 1111", link.id]]
          )
          assert.strictEqual(kept.balance, -1_500)
          const { items } = yield* (yield* JobChanges).list(job.id, {}).pipe(shop)
          assert.deepStrictEqual(
            items.map(({ by, what }) => [by, what._tag, what._tag === "payment" && [what.status, what.byLink]]),
            [
              [null, "message", false],
              [null, "payment", ["paid", true]],
              [null, "payment", ["pending", true]]
            ]
          )
          const [receipt] = yield* (yield* Messages).ofJob(job.id).pipe(shop)
          assert.deepInclude(receipt!, {
            channel: "email",
            template: "receipt",
            language: "fr",
            to: customer.emailAddress,
            by: ""
          })
          assert.match(receipt!.body, /1001.*25,00/s)
          assert.strictEqual(yield* tagOf(pay(1_500)), "LinkNotPayable")
        })
    )

    it.effect("charges an invoice's customer only their own remaining share, and nothing on a credited invoice", () =>
      Effect.gen(function* () {
        const { shop, pay, jobNow, tagOf, charges } = yield* shopWithPaymentLink(
          newTenant,
          newTill,
          { _tag: "balance" },
          { stage: "invoice", invoiceNumber: 7 }
        )
        assert.strictEqual(yield* tagOf(pay(90_918)), "DocumentChanged")
        yield* (yield* Jobs)
          .save(jobAt({ ...(yield* jobNow), credit: { number: 1, creditedOn: "2026-11-21", rebilledAs: null } }))
          .pipe(shop)
        assert.strictEqual(yield* tagOf(pay(4_000)), "LinkNotPayable")
        yield* (yield* Jobs).save(jobAt({ ...(yield* jobNow), credit: null })).pipe(shop)
        assert.deepInclude(yield* pay(4_000), { status: "paid" })
        assert.strictEqual(charges().length, 1)
      })
    )

    it.effect("charges once under concurrent submissions from two tabs", () =>
      Effect.gen(function* () {
        const { during, press, jobNow, charges } = yield* shopWithPaymentLink(newTenant, newTill, { _tag: "balance" })
        const tabs = [press(4_000), press(4_000)]
        const presses = Array.from({ length: 50 }, (_, nth) => Effect.result(during(payByLink(tabs[nth % 2]!))))
        const answers = yield* Effect.all(presses, { concurrency: "unbounded" })
        assert.deepStrictEqual([charges().length, (yield* jobNow).payments.map(({ status }) => status)], [1, ["paid"]])
        assert.deepStrictEqual(
          answers.filter(Result.isSuccess).map(({ success }) => success.status),
          Array.from({ length: 25 }, () => "paid")
        )
        for (const one of answers.filter(Result.isFailure)) assert.strictEqual(one.failure._tag, "LinkNotPayable")
      })
    )

    it.effect("returns the reason for a decline and stops after five declines within the hour", () =>
      Effect.gen(function* () {
        const { during, pay, press, tagOf, charges } = yield* shopWithPaymentLink(newTenant, newTill, {
          _tag: "share",
          share: 2_500
        })
        for (let nth = 0; nth < 5; nth++)
          assert.deepStrictEqual(yield* pay(1_000, { card: "cnon:card-nonce-rejected-cvv" }), {
            status: "failed",
            decline: "CVV_FAILURE"
          })
        assert.deepInclude(yield* Effect.flip(pay(1_000)), { _tag: "TooManyDeclines", minutes: 60 })
        assert.strictEqual(charges().length, 0)
        const kept = yield* CardCharges
        const later = CardCharges.of({
          ...kept,
          get: (id) =>
            Effect.map(kept.get(id), (charge) => charge && { ...charge, askedAt: charge.askedAt - 3_600_000 })
        })
        assert.deepInclude(yield* during(payByLink(press(1_000)).pipe(Effect.provideService(CardCharges, later))), {
          status: "paid"
        })
        assert.strictEqual(yield* tagOf(pay(1_000)), "LinkNotPayable")
      })
    )

    it.effect(
      "loses no payment when the response is lost: a retry returns the same payment and sends one receipt",
      () =>
        Effect.gen(function* () {
          const { shop, job, processor, during, press, pay, jobNow, tagOf, charges } = yield* shopWithPaymentLink(
            newTenant,
            newTill,
            {
              _tag: "balance"
            }
          )
          const dying = {
            ...processor,
            charge: (asked: Parameters<typeof processor.charge>[0]) =>
              Effect.andThen(processor.charge(asked), Effect.die("killed"))
          }
          const asked = press(4_000)
          yield* Effect.exit(during(payByLink(asked), dying as never))
          assert.deepStrictEqual(
            (yield* jobNow).payments.map(({ status }) => status),
            ["pending"]
          )
          assert.strictEqual(yield* tagOf(pay(4_000)), "LinkNotPayable")
          yield* Effect.all([during(checkCharge(asked.paymentId)), during(payByLink(asked))], { concurrency: 2 })
          assert.deepStrictEqual(
            [charges().length, (yield* jobNow).payments.map(({ status }) => status)],
            [1, ["paid"]]
          )
          assert.strictEqual((yield* (yield* Messages).ofJob(job.id).pipe(shop)).length, 1)
        })
    )

    it.effect("accepts only the link's token, in its own shop, until it is revoked or expires", () =>
      Effect.gen(function* () {
        const { shop, job, link, during, press, pay, tagOf, charges } = yield* shopWithPaymentLink(newTenant, newTill, {
          _tag: "balance"
        })
        const elsewhere = withTenant(yield* newTenant)
        assert.strictEqual(yield* tagOf(payByLink(press(4_000)).pipe(elsewhere, (work) => during(work))), "LinkUnknown")
        assert.strictEqual(yield* tagOf(pay(4_000, { token: crypto.randomUUID() })), "LinkUnknown")
        const another = yield* shopWithPaymentLink(newTenant, newTill, { _tag: "balance" })
        const { paymentId } = another.press(4_000)
        yield* another.pay(4_000, { paymentId })
        assert.include(["LinkNotPayable"], yield* tagOf(another.pay(4_000)))
        yield* (yield* JobLinks).revoke(link.id, 0).pipe(shop)
        assert.strictEqual(yield* tagOf(pay(4_000)), "LinkUnknown")
        const old = yield* shopWithPaymentLink(
          newTenant,
          newTill,
          { _tag: "balance" },
          { answer: accepted, quotedOn: "2020-01-01" }
        )
        assert.strictEqual(yield* tagOf(old.pay(4_000)), "LinkNotPayable")
        assert.deepStrictEqual(
          [charges().length, old.charges().length, (yield* (yield* Jobs).get(job.id).pipe(shop)).payments],
          [0, 0, []]
        )
      })
    )
  })
