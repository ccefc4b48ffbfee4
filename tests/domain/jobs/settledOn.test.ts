import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { reopenJob, convertToInvoice, convertToWorkOrder } from "#domain/jobs/changeStage.ts"
import { creditInvoice } from "#domain/jobs/creditInvoice.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { type Job, withFields } from "#domain/jobs/Job.ts"
import { settledOn } from "#domain/jobs/completeDraft.ts"
import { AdjustmentId, type Payment, PaymentId, RefundId } from "#domain/payments/Payment.ts"
import { sampleQuote, inDemo, twoMemoryShops } from "./stages/shopWithCustomer.ts"

const accepted = { date: "2026-12-01", timeFrame: "morning" } as const

const paid = (day: string, amountReceived: number, more: Partial<Payment> = {}): Payment => ({
  id: PaymentId.make(crypto.randomUUID()),
  status: "paid",
  paymentType: "external",
  payer: "customer",
  collectionDate: day,
  source: "Cash",
  amountReceived,
  description: "",
  ...more
})

/** The sample invoice of November 21, 2026, with 909.18 owed, and the given documents. */
const invoiceWith = (changes: Partial<Pick<Job, "payments" | "adjustments" | "balance">>) =>
  Effect.gen(function* () {
    const invoice = yield* convertToInvoice(yield* convertToWorkOrder({ ...(yield* sampleQuote()), ...accepted }))
    return settledOn(withFields(invoice, { balance: 0, ...changes }))
  })

describe("a job's dates", () => {
  it.effect("include when it was created and first won, which reopening does not change", () =>
    Effect.gen(function* () {
      const quote = yield* sampleQuote()
      assert.deepStrictEqual([quote.createdOn, quote.wonOn], ["2026-11-21", ""])
      const order = yield* convertToWorkOrder({ ...quote, ...accepted })
      assert.deepStrictEqual([order.createdOn, order.wonOn], ["2026-11-21", "2026-11-21"])
      assert.strictEqual((yield* reopenJob(order)).wonOn, "2026-11-21")
      assert.strictEqual((yield* convertToInvoice(yield* sampleQuote())).wonOn, "2026-11-21")
      const earlier = withFields(yield* convertToWorkOrder({ ...(yield* sampleQuote()), ...accepted }), {
        wonOn: "2026-11-02"
      })
      const invoice = yield* convertToInvoice(yield* (yield* Jobs).save(earlier))
      assert.strictEqual(invoice.wonOn, "2026-11-02")
      const { credit } = yield* creditInvoice({ ...invoice, reason: "Wrong policy", rebill: true })
      const anew = yield* (yield* Jobs).get(credit.rebilledAs!.id)
      assert.deepStrictEqual([anew.createdOn, anew.wonOn], ["2026-11-21", "2026-11-21"])
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("include since when nothing is owed, derived from its documents", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* invoiceWith({ balance: 90_918 }), "")
      assert.strictEqual(yield* invoiceWith({ payments: [paid("2026-11-10", 90_918)] }), "2026-11-21")
      const twice = [
        paid("2026-11-24", 4000),
        paid("2026-12-09", 86_918),
        paid("2026-12-01", 90_918, { status: "voided" })
      ]
      assert.strictEqual(yield* invoiceWith({ payments: twice }), "2026-12-09")
      const refund = {
        id: RefundId.make(crypto.randomUUID()),
        status: "refunded",
        amount: 1500,
        reason: "–",
        date: "2026-12-20",
        source: "Cash"
      } as const
      const back = [paid("2026-11-24", 90_918, { status: "partlyRefunded", refunds: [refund] })]
      const less = (date: string) => ({
        id: AdjustmentId.make(crypto.randomUUID()),
        kind: "allowance" as const,
        payer: "customer" as const,
        amount: 1500,
        date,
        reason: "–"
      })
      assert.strictEqual(yield* invoiceWith({ payments: back, adjustments: [less("2026-12-20")] }), "2026-11-24")
      assert.strictEqual(yield* invoiceWith({ payments: back, adjustments: [less("2026-12-22")] }), "2026-12-22")
      const short = [paid("2026-11-24", 89_418)]
      assert.strictEqual(yield* invoiceWith({ payments: short, adjustments: [less("2026-12-03")] }), "2026-12-03")
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )
})
