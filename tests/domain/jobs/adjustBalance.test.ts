import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { payByCard } from "#domain/card-payments/startCardPayment.ts"
import { refundPayment } from "#domain/card-payments/refundPayment.ts"
import { adjustBalance, reverseAdjustment } from "#domain/jobs/adjustBalance.ts"
import { reopenJob, convertToInvoice, convertToWorkOrder } from "#domain/jobs/changeStage.ts"
import { creditInvoice } from "#domain/jobs/creditInvoice.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { recordPayment } from "#domain/jobs/recordPayment.ts"
import { AdjustmentId, PaymentId, RefundId } from "#domain/payments/Payment.ts"
import { sampleQuote, inDemo, inOther, twoMemoryShops } from "./stages/shopWithCustomer.ts"

const newId = () => crypto.randomUUID()

const anOrder = Effect.gen(function* () {
  return yield* convertToWorkOrder({ ...(yield* sampleQuote()), date: "2026-12-01", timeFrame: "morning" })
})

/** The sample invoice of November 21, 2026: its customer owes 40.00 and its insurer 869.18. */
const anInvoice = Effect.gen(function* () {
  return yield* convertToInvoice(yield* anOrder)
})

const pay = ({ id }: Job, payer: "customer" | "insurer", amountReceived: number) =>
  recordPayment({
    id,
    paymentId: PaymentId.make(newId()),
    payer,
    amountReceived,
    collectionDate: "2026-11-21",
    source: "Check 118",
    description: ""
  })

const shortPay = (job: Job, amount: number) => ({
  id: job.id,
  adjustmentId: AdjustmentId.make(newId()),
  kind: "writeOff" as const,
  payer: "insurer" as const,
  amount,
  date: "2026-11-21",
  reason: "Paid at its own rate"
})

const tagOf = <A, E extends { readonly _tag: string }, R>(work: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.flip(work), ({ _tag }) => _tag)

describe("an allowance or a write-off", () => {
  it.effect("settles a short payment, dated, with its reason, and in the history", () =>
    Effect.gen(function* () {
      const invoice = yield* anInvoice
      yield* pay(invoice, "customer", 4000)
      const short = yield* pay(invoice, "insurer", 86_136)
      const asked = shortPay(short, 782)
      const job = yield* adjustBalance(asked)
      assert.strictEqual(job.balance, 0)
      const { adjustmentId, id: _, ...draft } = asked
      assert.deepStrictEqual(job.adjustments, [{ id: adjustmentId, ...draft }])
      assert.strictEqual(yield* tagOf(pay(job, "insurer", 1)), "PaymentAboveBalance")
      assert.deepStrictEqual(yield* adjustBalance({ ...asked, reason: "Again" }), job, "a retry has no effect")
      const { items } = yield* (yield* JobChanges).list(job.id, { kind: "adjustment" })
      assert.deepStrictEqual(
        items.map(({ what }) => what),
        [
          {
            _tag: "adjustment",
            deed: "made",
            kind: "writeOff",
            payer: "insurer",
            amount: 782,
            reason: "Paid at its own rate"
          }
        ]
      )
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("is reversed with its own date, after which the amount is owed and can be paid", () =>
    Effect.gen(function* () {
      const asked = shortPay(yield* anInvoice, 782)
      yield* adjustBalance(asked)
      const back = { id: asked.id, adjustmentId: asked.adjustmentId, reason: "Paid after all" }
      const job = yield* reverseAdjustment(back)
      assert.strictEqual(job.balance, 90_918)
      assert.deepStrictEqual(job.adjustments[0]!.reversed, { date: "2026-11-21", reason: "Paid after all" })
      assert.deepStrictEqual(yield* reverseAdjustment(back), job, "a retry has no effect")
      assert.strictEqual((yield* pay(job, "insurer", 86_918)).balance, 4000)
      const never = { ...back, adjustmentId: AdjustmentId.make(newId()) }
      assert.strictEqual(yield* tagOf(reverseAdjustment(never)), "AdjustmentNotFound")
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("is limited to what the payer owes, a date from the invoice date to today, and invoices", () =>
    Effect.gen(function* () {
      const invoice = yield* anInvoice.pipe(inDemo)
      const refused = (changes: object) => tagOf(adjustBalance({ ...shortPay(invoice, 782), ...changes })).pipe(inDemo)
      assert.strictEqual(yield* refused({ amount: 86_919 }), "PaymentAboveBalance")
      assert.strictEqual(yield* refused({ payer: "customer", amount: 4001 }), "PaymentAboveBalance")
      assert.strictEqual(yield* refused({ date: "2026-11-20" }), "DayOutOfRange")
      assert.strictEqual(yield* refused({ date: "2026-11-22" }), "DayOutOfRange")
      assert.strictEqual(yield* refused({ id: (yield* anOrder.pipe(inDemo)).id }), "AdjustmentNeedsInvoice")
      assert.strictEqual(yield* tagOf(adjustBalance(shortPay(invoice, 782))).pipe(inOther), "JobNotFound")
      assert.strictEqual((yield* Jobs.use((jobs) => jobs.get(invoice.id)).pipe(inDemo)).balance, 90_918)
    }).pipe(Effect.provide(twoMemoryShops))
  )

  it.effect("keeps an invoice from being reopened, and is reversed when it is credited", () =>
    Effect.gen(function* () {
      const invoice = yield* anInvoice
      yield* pay(invoice, "customer", 4000)
      const job = yield* adjustBalance(shortPay(invoice, 86_918))
      assert.strictEqual(job.balance, 0)
      const unpaid = yield* adjustBalance(shortPay(yield* anInvoice, 782))
      if (unpaid.stage !== "invoice") throw new Error("the job is still an invoice")
      assert.strictEqual(yield* tagOf(reopenJob(unpaid)), "MoneyTaken")
      const credited = yield* creditInvoice({ ...job, reason: "Wrong insurer", rebill: false })
      assert.strictEqual(credited.balance, -4000, "only the paid amount belongs to the customer")
      assert.deepStrictEqual(credited.adjustments[0]!.reversed, { date: "2026-11-21", reason: "Wrong insurer" })
      assert.strictEqual(yield* tagOf(adjustBalance(shortPay(credited, 1))), "AdjustmentNeedsInvoice")
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )
})

describe("a refund", () => {
  const back = { amount: 1500, reason: "Clip reused", date: "2026-11-21", source: "Cash" }

  it.effect("leaves nothing owed with an allowance; without one the refunded amount is owed again", () =>
    Effect.gen(function* () {
      const job = yield* pay(yield* anInvoice, "customer", 4000)
      const asked = { id: job.id, paymentId: job.payments[0]!.id, ...back }
      const refundId = RefundId.make(newId())
      const allowed = yield* refundPayment({ ...asked, refundId, allowance: true })
      assert.strictEqual(allowed.balance, 86_918)
      assert.deepStrictEqual(
        allowed.adjustments.map(({ kind, payer, amount, date }) => [kind, payer, amount, date]),
        [["allowance", "customer", 1500, "2026-11-21"]]
      )
      assert.deepStrictEqual(yield* refundPayment({ ...asked, refundId, allowance: true }), allowed)
      const owed = yield* refundPayment({ ...asked, refundId: RefundId.make(newId()), amount: 500 })
      assert.deepStrictEqual([owed.balance, owed.adjustments.length], [87_418, 1])
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("to a card adds its allowance once completed, and none on a work order", () =>
    Effect.gen(function* () {
      const charged = Effect.fnUntraced(function* ({ id }: Job) {
        const paymentId = PaymentId.make(newId())
        const card = { payer: "customer", amountReceived: 4000, description: "", token: "cnon:card-nonce-ok" } as const
        yield* payByCard({ id, paymentId, ...card })
        return yield* refundPayment({ id, paymentId, refundId: RefundId.make(newId()), ...back, allowance: true })
      })
      const invoice = yield* charged(yield* anInvoice)
      assert.deepStrictEqual([invoice.balance, invoice.adjustments.length], [86_918, 1])
      const order = yield* charged(yield* anOrder)
      assert.deepStrictEqual([order.balance, order.adjustments.length], [88_418, 0])
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )
})
