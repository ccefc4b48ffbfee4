import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { changeJob } from "#domain/jobs/saveJob.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { PaymentId } from "#domain/payments/Payment.ts"
import { recordPayment } from "#domain/jobs/recordPayment.ts"
import { convertToInvoice } from "#domain/jobs/changeStage.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { sampleLines } from "#domain/testing/samples.ts"
import { freshLocation } from "#tests/contracts/fresh.ts"
import { sampleQuote, inDemo, inOther, twoMemoryShops } from "./shopWithCustomer.ts"

describe("changing a job", () => {
  it.effect("reprices it, and keeps its number and payments", () =>
    Effect.gen(function* () {
      const quote = yield* sampleQuote()
      const paid = yield* recordPayment({
        id: quote.id,
        paymentId: PaymentId.make(crypto.randomUUID()),
        payer: "customer",
        collectionDate: "2026-11-21",
        source: "Cash",
        amountReceived: 4000,
        description: ""
      })
      // Glass only: 406.72 and 8.25 % of it, 33.55 (33.5544 half-up); 100.00 of it is deductible, 60.00 of that rebate.
      const changed = yield* changeJob({ ...paid, lines: [sampleLines[0]!] })
      assert.deepStrictEqual([changed.number, changed.version, changed.payments], [quote.number, 3, paid.payments])
      assert.deepStrictEqual(changed.totals, {
        partsSubtotal: 40672,
        laborSubtotal: 0,
        partsTax: 3355,
        laborTax: 0,
        taxes: [],
        total: 44027,
        insurerShare: 34027,
        customerShare: 4000,
        shopCredit: 6000
      })
      assert.strictEqual(changed.balance, -4000)
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("applies the tax of the location where the work is done", () =>
    Effect.gen(function* () {
      const quote = yield* sampleQuote()
      const flagstaff = freshLocation({ defaultPartsTaxRate: 0, defaultLaborTaxRate: 1000 })
      yield* (yield* Locations).add(flagstaff)
      const { totals } = yield* changeJob({ ...quote, locationId: flagstaff.id })
      assert.deepStrictEqual([totals.partsTax, totals.laborTax, totals.total], [0, 4136, 96820])
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  // 926.84 before tax: 46.342 and 92.45229.
  it.effect("applies both named taxes of a location in Québec", () =>
    Effect.gen(function* () {
      const quote = yield* sampleQuote()
      const laval = freshLocation({
        taxLines: [
          { name: "TPS", rate: 500, on: "both", from: "2008-01-01" },
          { name: "TVQ", rate: 997.5, on: "both", from: "2013-01-01" }
        ]
      })
      yield* (yield* Locations).add(laval)
      const { totals } = yield* changeJob({ ...quote, locationId: laval.id })
      assert.deepStrictEqual(totals.taxes, [
        { name: "TPS", amount: 4634 },
        { name: "TVQ", amount: 9245 }
      ])
      assert.deepStrictEqual([totals.partsTax, totals.laborTax, totals.total], [0, 0, 106563])
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("is rejected once the job is an invoice", () =>
    Effect.gen(function* () {
      const invoice = yield* convertToInvoice(yield* sampleQuote())
      const refusal = yield* changeJob({ ...invoice, lines: [] }).pipe(Effect.flip)
      assert(refusal._tag === "InvoiceStands")
      assert.strictEqual(refusal.number, invoice.number)
      assert.deepStrictEqual(yield* (yield* Jobs).get(invoice.id), invoice)
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("rejects a stale change with the current version", () =>
    Effect.gen(function* () {
      const quote = yield* sampleQuote()
      const stands = yield* changeJob({ ...quote, partsStatus: "complete" })
      const refusal = yield* changeJob({ ...quote, lines: [] }).pipe(Effect.flip)
      assert(refusal._tag === "JobChanged")
      assert.deepStrictEqual(refusal.current, stands)
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("does not find another shop's job", () =>
    Effect.gen(function* () {
      const quote = yield* sampleQuote().pipe(inDemo)
      for (const call of [changeJob(quote), convertToInvoice(quote)]) {
        const refusal: { readonly _tag: string } = yield* Effect.flip<
          unknown,
          { readonly _tag: string },
          Effect.Services<typeof call>
        >(call).pipe(inOther)
        assert.strictEqual(refusal._tag, "JobNotFound")
      }
      assert.deepStrictEqual(yield* (yield* Jobs).get(quote.id).pipe(inDemo), quote)
    }).pipe(Effect.provide(twoMemoryShops))
  )
})
