import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { changeJob } from "#domain/jobs/saveJob.ts"
import { Job } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { goodUntil } from "#domain/jobs/stageRules.ts"
import { turnIntoInvoice, turnIntoWorkOrder } from "#domain/jobs/changeStage.ts"
import { sampleLines } from "#domain/testing/samples.ts"
import { jobAt } from "#domain/testing/freshThings.ts"
import { aQuote, inDemo, twoShops } from "./shopWithCustomer.ts"

const accepted = { date: "2026-12-01", timeFrame: "morning" } as const
const tagOf = <A, R>(work: Effect.Effect<A, { readonly _tag: string }, R>) =>
  Effect.map(Effect.flip(work), ({ _tag }) => _tag)

describe("the stages of a job", () => {
  it.effect(
    "lead from quote to work order to invoice; only stage, day and numbers change, and what is agreed is owed",
    () =>
      Effect.gen(function* () {
        const quote = yield* aQuote()
        const order = yield* turnIntoWorkOrder({ ...quote, ...accepted })
        assert.deepStrictEqual(
          order,
          Job.make({
            ...quote,
            version: 2,
            stage: "workorder",
            wonOn: "2026-11-21",
            balance: 90_918,
            install: { ...quote.install, ...accepted }
          })
        )
        yield* TestClock.setTime(Date.UTC(2026, 11, 2, 6, 59))
        const invoice = yield* turnIntoInvoice(order)
        assert.deepStrictEqual(
          invoice,
          jobAt({ ...order, version: 3, stage: "invoice", invoicedOn: "2026-12-01", invoiceNumber: 1 })
        )
        assert.deepStrictEqual(yield* (yield* Jobs).get(quote.id), invoice)
      }).pipe(inDemo, Effect.provide(twoShops))
  )

  it.effect("may lead from quote straight to invoice, and number the shop's invoices without gaps", () =>
    Effect.gen(function* () {
      const quotes = [yield* aQuote(), yield* aQuote({ lines: [] }), yield* aQuote()]
      assert.strictEqual((yield* turnIntoInvoice(quotes[0]!)).invoiceNumber, 1)
      assert.strictEqual(yield* tagOf(turnIntoInvoice(quotes[1]!)), "NothingPriced")
      assert.strictEqual((yield* turnIntoInvoice(quotes[2]!)).invoiceNumber, 2)
    }).pipe(inDemo, Effect.provide(twoShops))
  )

  it.effect("refuse a job with nothing priced, or with a price still to be found", () =>
    Effect.gen(function* () {
      const [glass] = sampleLines
      const waiting = { ...glass!, id: sampleLines[1]!.id, rule: "priceRequired", netPrice: 0 } as const
      for (const [lines, tag] of [
        [[], "NothingPriced"],
        [[glass!, waiting], "PriceMissing"]
      ] as const) {
        const quote = yield* aQuote({ lines })
        assert.strictEqual(yield* tagOf(turnIntoWorkOrder({ ...quote, ...accepted })), tag)
        assert.strictEqual(yield* tagOf(turnIntoInvoice(quote)), tag)
      }
      const found = yield* aQuote({ lines: [glass!, { ...waiting, netPrice: 5840 }] })
      assert.strictEqual((yield* turnIntoInvoice(found)).stage, "invoice")
    }).pipe(inDemo, Effect.provide(twoShops))
  )

  it.effect("refuse a line that comes to 0.00, whoever priced it, unless a reason says that there is no charge", () =>
    Effect.gen(function* () {
      const [glass, , kit] = sampleLines
      const free = [
        { ...kit!, rule: "typed", listPrice: 0, netPrice: 0 },
        { ...kit!, rule: "kitRate", quantity: 0 },
        { ...glass!, id: kit!.id, rule: "typed", discount: 10_000, netPrice: 0 }
      ] as const
      for (const line of free) {
        for (const lines of [[line], [glass!, line]]) {
          const quote = yield* aQuote({ lines })
          const refused = yield* Effect.flip(turnIntoInvoice(quote))
          assert.deepInclude(refused, { _tag: "PriceMissing", at: lines.length - 1, line: line.description })
          assert.strictEqual(yield* tagOf(turnIntoWorkOrder({ ...quote, ...accepted })), "PriceMissing")
        }
        const meant = yield* aQuote({ lines: [{ ...line, noChargeReason: "Warranty" }] })
        const invoice = yield* turnIntoInvoice(meant)
        assert.deepStrictEqual([invoice.totals.total, invoice.balance], [0, 0])
        assert.strictEqual((yield* (yield* Jobs).get(meant.id)).lines[0]?.noChargeReason, "Warranty")
      }
    }).pipe(inDemo, Effect.provide(twoShops))
  )

  it.effect("ask a work order for its day of installation, an invoice not", () =>
    Effect.gen(function* () {
      const quote = yield* aQuote()
      assert.strictEqual(yield* tagOf(turnIntoWorkOrder({ ...quote, date: "", timeFrame: "" })), "InstallDateMissing")
      assert.strictEqual((yield* turnIntoInvoice(quote)).stage, "invoice")
    }).pipe(inDemo, Effect.provide(twoShops))
  )

  it.effect("answer a stale step with what stands now", () =>
    Effect.gen(function* () {
      const quote = yield* aQuote()
      const order = yield* turnIntoWorkOrder({ ...quote, ...accepted })
      const refusal = yield* turnIntoInvoice(quote).pipe(Effect.flip)
      assert(refusal._tag === "JobChanged")
      assert.deepStrictEqual(refusal.current, order)
      assert.deepStrictEqual(yield* (yield* Jobs).get(quote.id), order)
    }).pipe(inDemo, Effect.provide(twoShops))
  )

  it.effect("let one of twenty invoice a job at the same moment", () =>
    Effect.gen(function* () {
      const quote = yield* aQuote()
      const tries = Array.from({ length: 20 }, () => Effect.result(turnIntoInvoice(quote)))
      const results = yield* Effect.all(tries, { concurrency: "unbounded" })
      assert.strictEqual(results.filter(({ _tag }) => _tag === "Success").length, 1)
    }).pipe(inDemo, Effect.provide(twoShops))
  )
})

describe("a quoted price", () => {
  it("is good for 30 days, over the ends of months and years", () => {
    assert.deepStrictEqual(["2026-11-21", "2026-12-15", "2028-01-31", "2027-01-31"].map(goodUntil), [
      "2026-12-21",
      "2027-01-14",
      "2028-03-01",
      "2027-03-02"
    ])
  })

  it.effect("holds to the last minute of the thirtieth day at the location", () =>
    Effect.gen(function* () {
      const quote = yield* aQuote()
      yield* TestClock.setTime(Date.UTC(2026, 11, 22, 6, 59, 59))
      assert.strictEqual((yield* turnIntoWorkOrder({ ...quote, ...accepted })).stage, "workorder")
    }).pipe(inDemo, Effect.provide(twoShops))
  )

  it.effect("holds no longer after them; saving the job does not renew it, re-pricing does as of that day", () =>
    Effect.gen(function* () {
      const quote = yield* aQuote()
      yield* TestClock.setTime(Date.UTC(2026, 11, 22, 7))
      assert.strictEqual(yield* tagOf(turnIntoWorkOrder({ ...quote, ...accepted })), "QuoteTooOld")
      assert.strictEqual(yield* tagOf(turnIntoInvoice(quote)), "QuoteTooOld")
      const saved = yield* changeJob({ ...quote, install: { ...quote.install, notes: "Gate code 4411" } })
      assert.deepStrictEqual([saved.quotedOn, saved.install.notes], ["2026-11-21", "Gate code 4411"])
      assert.strictEqual(yield* tagOf(turnIntoWorkOrder({ ...saved, ...accepted })), "QuoteTooOld")
      const confirmed = yield* changeJob({ ...saved, isRepriced: true })
      assert.strictEqual(confirmed.quotedOn, "2026-12-22")
      assert.strictEqual((yield* turnIntoWorkOrder({ ...confirmed, ...accepted })).stage, "workorder")
    }).pipe(inDemo, Effect.provide(twoShops))
  )

  it.effect("binds a work order for good", () =>
    Effect.gen(function* () {
      const order = yield* turnIntoWorkOrder({ ...(yield* aQuote()), ...accepted })
      yield* TestClock.setTime(Date.UTC(2027, 5, 1))
      assert.strictEqual((yield* turnIntoInvoice(order)).stage, "invoice")
    }).pipe(inDemo, Effect.provide(twoShops))
  )
})
