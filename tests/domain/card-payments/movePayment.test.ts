import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { movePayment } from "#domain/card-payments/movePayment.ts"
import { CardCharges } from "#domain/card-payments/CardCharges.ts"
import { CardProcessor } from "#domain/card-payments/CardProcessor.ts"
import { handleProcessorWebhook } from "#domain/card-payments/handleProcessorWebhook.ts"
import { payByCard } from "#domain/card-payments/startCardPayment.ts"
import { refundPayment } from "#domain/card-payments/refundPayment.ts"
import { voidPayment } from "#domain/card-payments/voidPayment.ts"
import { convertToInvoice, convertToWorkOrder } from "#domain/jobs/changeStage.ts"
import { creditInvoice } from "#domain/jobs/creditInvoice.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { recordPayment } from "#domain/jobs/recordPayment.ts"
import { isVoidable } from "#domain/payments/balance.ts"
import { PaymentId, RefundId } from "#domain/payments/Payment.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { sampleQuote, inDemo, inOther, twoMemoryShops } from "../jobs/stages/shopWithCustomer.ts"

const accepted = { date: "2026-12-01", timeFrame: "morning" } as const
const newId = () => PaymentId.make(crypto.randomUUID())

/**
 * The sample job as a work order: its customer owes 40.00 and its insurer 869.18. Uses the customer of the given job,
 * or a new one.
 */
const anOrder = Effect.fnUntraced(function* (beside?: Job) {
  const quote = yield* sampleQuote(beside === undefined ? {} : { customerId: beside.customerId })
  return yield* convertToWorkOrder({ ...quote, ...accepted })
})

const pay = (id: JobId, payer: "customer" | "insurer", amountReceived: number) =>
  recordPayment({
    id,
    paymentId: newId(),
    payer,
    amountReceived,
    collectionDate: "2026-11-20",
    source: "Check 118",
    description: ""
  })

const latest = (id: JobId) =>
  Effect.gen(function* () {
    const { items } = yield* (yield* JobChanges).list(id, { kind: "move", size: 1 })
    return items[0]?.what
  })

const refusalOf = <A, E extends { readonly _tag: string }, R>(work: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.flip(work), (failure) => ("because" in failure ? failure.because : failure._tag))

/** Net payments on the jobs, in cents. */
const kept = (...jobs: ReadonlyArray<Job>) =>
  jobs
    .flatMap(({ payments }) => payments)
    .reduce(
      (sum, { amountReceived, refunds = [] }) =>
        sum + amountReceived - refunds.reduce((all, one) => all + one.amount, 0),
      0
    )

describe("moving a payment", () => {
  it.effect("is a dated document on both jobs, leaving one and arriving on the other on the same day", () =>
    Effect.gen(function* () {
      const paid = yield* pay((yield* anOrder()).id, "customer", 3000)
      const other = yield* anOrder(paid)
      const [paymentId, moveId] = [paid.payments[0]!.id, newId()]
      const asked = { id: paid.id, paymentId, moveId, to: other.id }
      const from = yield* movePayment(asked)
      const to = yield* (yield* Jobs).get(other.id)
      assert.deepStrictEqual([from.balance, to.balance], [90_918, 87_918])
      assert.deepInclude(from.payments[0]!, { id: paymentId, status: "refunded", amountReceived: 3000 })
      assert.deepInclude(from.payments[0]!.refunds![0]!, {
        amount: 3000,
        date: "2026-11-21",
        movedTo: { id: to.id, number: to.number, paymentId: moveId }
      })
      assert.deepInclude(to.payments[0]!, {
        id: moveId,
        status: "paid",
        collectionDate: "2026-11-21",
        source: "Check 118",
        amountReceived: 3000,
        movedFrom: { id: from.id, number: from.number, paymentId }
      })
      assert.strictEqual(kept(from, to), 3000)
      const entry = { _tag: "move", amount: 3000 } as const
      assert.deepStrictEqual(yield* latest(from.id), { ...entry, paymentId, direction: "to", number: to.number })
      assert.deepStrictEqual(yield* latest(to.id), {
        ...entry,
        paymentId: moveId,
        direction: "from",
        number: from.number
      })
      assert.deepStrictEqual(yield* movePayment(asked), from, "a retry has no effect")
      assert.isFalse(isVoidable(to.payments[0]!))
      assert.strictEqual(
        yield* refusalOf(voidPayment({ id: to.id, paymentId: moveId, reason: "Wrong" })),
        "PaymentNotVoidable"
      )
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("moves at most what the payer owes there; the rest can be refunded", () =>
    Effect.gen(function* () {
      const paid = yield* pay((yield* anOrder()).id, "customer", 4000)
      const other = yield* pay((yield* anOrder(paid)).id, "customer", 2500)
      const payment = paid.payments[0]!
      const from = yield* movePayment({ id: paid.id, paymentId: payment.id, moveId: newId(), to: other.id })
      assert.deepStrictEqual(
        [from.payments[0]!.status, from.payments[0]!.refunds![0]!.amount],
        ["partlyRefunded", 1500]
      )
      const rest = { id: paid.id, paymentId: payment.id, reason: "Paid twice", date: "2026-11-21", source: "Cash" }
      const refund = (amount: number) =>
        refundPayment({ ...rest, amount, refundId: RefundId.make(crypto.randomUUID()) })
      assert.strictEqual(yield* refusalOf(refund(2501)), "RefundAboveLeft")
      assert.strictEqual((yield* refund(2500)).payments[0]!.status, "refunded")
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect(
    "is rejected to the same job, a quote, another customer's job, another shop's job, or if nothing is left or owed",
    () =>
      Effect.gen(function* () {
        const paid = yield* pay((yield* anOrder().pipe(inDemo)).id, "customer", 4000).pipe(inDemo)
        const paymentId = paid.payments[0]!.id
        const to = (id: JobId) =>
          refusalOf(movePayment({ id: paid.id, paymentId, moveId: newId(), to: id })).pipe(inDemo)
        assert.strictEqual(yield* to(paid.id), "sameJob")
        assert.strictEqual(yield* to((yield* sampleQuote({ customerId: paid.customerId }).pipe(inDemo)).id), "quote")
        assert.strictEqual(yield* to((yield* anOrder().pipe(inDemo)).id), "otherCustomer")
        assert.strictEqual(yield* to((yield* sampleQuote().pipe(inOther)).id), "JobNotFound")
        const full = yield* pay((yield* anOrder(paid).pipe(inDemo)).id, "customer", 4000).pipe(inDemo)
        assert.strictEqual(yield* to(full.id), "nothingOwed")
        yield* movePayment({
          id: paid.id,
          paymentId,
          moveId: newId(),
          to: (yield* anOrder(paid).pipe(inDemo)).id
        }).pipe(inDemo)
        assert.strictEqual(yield* to((yield* anOrder(paid).pipe(inDemo)).id), "nothingLeft")
      }).pipe(Effect.provide(twoMemoryShops))
  )
})

describe("a moved card charge", () => {
  it.effect("is refunded to the card from the job it was moved to, also when the processor reports the refund", () =>
    Effect.gen(function* () {
      const order = yield* anOrder()
      const other = yield* anOrder(order)
      const [paymentId, moveId, refundId] = [newId(), newId(), RefundId.make(crypto.randomUUID())]
      yield* payByCard({
        id: order.id,
        paymentId,
        payer: "customer",
        amountReceived: 4000,
        description: "",
        token: "cnon:card-nonce-ok"
      })
      const from = yield* movePayment({ id: order.id, paymentId, moveId, to: other.id })
      const moved = (yield* (yield* Jobs).get(other.id)).payments[0]!
      assert.deepStrictEqual([moved.paymentType, moved.processor], ["card", "square"])
      assert.deepStrictEqual(moved.card, from.payments[0]!.card)
      const back = { amount: 1500, reason: "Clip reused", date: "2026-11-21", source: "Card" }
      yield* refundPayment({ id: other.id, paymentId: moveId, refundId, ...back })
      const charges = yield* CardCharges
      const { processorId } = (yield* charges.get(refundId))!
      yield* handleProcessorWebhook({ eventId: "event-1", paymentId, refund: processorId })
      const [here, there] = [yield* (yield* Jobs).get(order.id), yield* (yield* Jobs).get(other.id)]
      assert.deepStrictEqual([here.payments[0]!.refunds!.length, here.balance], [1, 90_918])
      assert.deepStrictEqual(
        there.payments[0]!.refunds!.map(({ id, status, amount }) => [id, status, amount]),
        [[refundId, "refunded", 1500]]
      )
      assert.strictEqual(there.balance, 90_918 - 2500)
      // A refund made in the processor's own dashboard is deducted where the money is.
      yield* (yield* CardProcessor).refund({
        key: "elsewhere",
        processorId: (yield* charges.get(paymentId))!.processorId,
        amount: 500,
        currency: "USD",
        reason: "By phone"
      })
      yield* handleProcessorWebhook({ eventId: "event-2", paymentId, refund: "refund-2" })
      assert.deepStrictEqual(
        [(yield* (yield* Jobs).get(order.id)).balance, (yield* (yield* Jobs).get(other.id)).balance],
        [90_918, 90_918 - 2000]
      )
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )
})

describe("a rebill", () => {
  it.effect("receives the customer's money but not the insurer's, and keeps the completed installation", () =>
    Effect.gen(function* () {
      const order = yield* anOrder()
      yield* pay(order.id, "insurer", 50_000)
      const paid = yield* pay(order.id, "customer", 4000)
      const invoice = yield* convertToInvoice(paid)
      const credited = yield* creditInvoice({ ...invoice, reason: "Wrong policy", rebill: true })
      const anew = yield* (yield* Jobs).get(credited.credit.rebilledAs!.id)
      assert.deepStrictEqual([credited.balance, anew.balance], [-50_000, 86_918])
      assert.deepStrictEqual(
        anew.payments.map(({ payer, amountReceived, movedFrom }) => [payer, amountReceived, movedFrom?.number]),
        [["customer", 4000, invoice.number]]
      )
      assert.strictEqual(kept(credited, anew), 54_000)
      assert.deepStrictEqual(anew.install.installers.length, invoice.install.installers.length)
      assert.strictEqual(anew.install.complete, invoice.install.complete)
      const insurers = credited.payments.find(({ payer }) => payer === "insurer")!
      yield* movePayment({ id: credited.id, paymentId: insurers.id, moveId: newId(), to: anew.id })
      assert.deepStrictEqual(
        [(yield* (yield* Jobs).get(credited.id)).balance, (yield* (yield* Jobs).get(anew.id)).balance],
        [0, 36_918]
      )
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )
})
