import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { changeJob } from "#domain/jobs/saveJob.ts"
import { Job } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { validUntil } from "#domain/jobs/stageRules.ts"
import { convertToInvoice, convertToWorkOrder } from "#domain/jobs/changeStage.ts"
import { sampleLines } from "#domain/testing/samples.ts"
import { jobAt } from "#domain/testing/testFactories.ts"
import { sampleQuote, inDemo, twoMemoryShops } from "./shopWithCustomer.ts"

const accepted = { date: "2026-12-01", timeFrame: "morning" } as const
const tagOf = <A, R>(work: Effect.Effect<A, { readonly _tag: string }, R>) =>
  Effect.map(Effect.flip(work), ({ _tag }) => _tag)

describe("a job's stages", () => {
  it.effect(
    "go from quote to work order to invoice; only stage, date, and numbers change, and the agreed amount becomes owed",
    () =>
      Effect.gen(function* () {
        const quote = yield* sampleQuote()
        const order = yield* convertToWorkOrder({ ...quote, ...accepted })
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
        const invoice = yield* convertToInvoice(order)
        assert.deepStrictEqual(
          invoice,
          jobAt({ ...order, version: 3, stage: "invoice", invoicedOn: "2026-12-01", invoiceNumber: 1 })
        )
        assert.deepStrictEqual(yield* (yield* Jobs).get(quote.id), invoice)
      }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("may go directly from quote to invoice, with invoices numbered without gaps", () =>
    Effect.gen(function* () {
      const quotes = [yield* sampleQuote(), yield* sampleQuote({ lines: [] }), yield* sampleQuote()]
      assert.strictEqual((yield* convertToInvoice(quotes[0]!)).invoiceNumber, 1)
      assert.strictEqual(yield* tagOf(convertToInvoice(quotes[1]!)), "NothingPriced")
      assert.strictEqual((yield* convertToInvoice(quotes[2]!)).invoiceNumber, 2)
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("reject a job with nothing priced or with a missing price", () =>
    Effect.gen(function* () {
      const [glass] = sampleLines
      const waiting = { ...glass!, id: sampleLines[1]!.id, rule: "priceRequired", netPrice: 0 } as const
      for (const [lines, tag] of [
        [[], "NothingPriced"],
        [[glass!, waiting], "PriceMissing"]
      ] as const) {
        const quote = yield* sampleQuote({ lines })
        assert.strictEqual(yield* tagOf(convertToWorkOrder({ ...quote, ...accepted })), tag)
        assert.strictEqual(yield* tagOf(convertToInvoice(quote)), tag)
      }
      const found = yield* sampleQuote({ lines: [glass!, { ...waiting, netPrice: 5840 }] })
      assert.strictEqual((yield* convertToInvoice(found)).stage, "invoice")
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("reject a line of 0.00, however priced, unless it has a no-charge reason", () =>
    Effect.gen(function* () {
      const [glass, , kit] = sampleLines
      const free = [
        { ...kit!, rule: "typed", listPrice: 0, netPrice: 0 },
        { ...kit!, rule: "kitRate", quantity: 0 },
        { ...glass!, id: kit!.id, rule: "typed", discount: 10_000, netPrice: 0 }
      ] as const
      for (const line of free) {
        for (const lines of [[line], [glass!, line]]) {
          const quote = yield* sampleQuote({ lines })
          const refused = yield* Effect.flip(convertToInvoice(quote))
          assert.deepInclude(refused, { _tag: "PriceMissing", at: lines.length - 1, line: line.description })
          assert.strictEqual(yield* tagOf(convertToWorkOrder({ ...quote, ...accepted })), "PriceMissing")
        }
        const meant = yield* sampleQuote({ lines: [{ ...line, noChargeReason: "Warranty" }] })
        const invoice = yield* convertToInvoice(meant)
        assert.deepStrictEqual([invoice.totals.total, invoice.balance], [0, 0])
        assert.strictEqual((yield* (yield* Jobs).get(meant.id)).lines[0]?.noChargeReason, "Warranty")
      }
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("require an installation date for a work order but not for an invoice", () =>
    Effect.gen(function* () {
      const quote = yield* sampleQuote()
      assert.strictEqual(yield* tagOf(convertToWorkOrder({ ...quote, date: "", timeFrame: "" })), "InstallDateMissing")
      assert.strictEqual((yield* convertToInvoice(quote)).stage, "invoice")
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("reject a stale step with the current version", () =>
    Effect.gen(function* () {
      const quote = yield* sampleQuote()
      const order = yield* convertToWorkOrder({ ...quote, ...accepted })
      const refusal = yield* convertToInvoice(quote).pipe(Effect.flip)
      assert(refusal._tag === "JobChanged")
      assert.deepStrictEqual(refusal.current, order)
      assert.deepStrictEqual(yield* (yield* Jobs).get(quote.id), order)
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("let exactly one of twenty concurrent requests invoice a job", () =>
    Effect.gen(function* () {
      const quote = yield* sampleQuote()
      const tries = Array.from({ length: 20 }, () => Effect.result(convertToInvoice(quote)))
      const results = yield* Effect.all(tries, { concurrency: "unbounded" })
      assert.strictEqual(results.filter(({ _tag }) => _tag === "Success").length, 1)
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )
})

describe("a quoted price", () => {
  it("is valid for 30 days, across the ends of months and years", () => {
    assert.deepStrictEqual(["2026-11-21", "2026-12-15", "2028-01-31", "2027-01-31"].map(validUntil), [
      "2026-12-21",
      "2027-01-14",
      "2028-03-01",
      "2027-03-02"
    ])
  })

  it.effect("is valid through the last minute of the thirtieth day in the location's time zone", () =>
    Effect.gen(function* () {
      const quote = yield* sampleQuote()
      yield* TestClock.setTime(Date.UTC(2026, 11, 22, 6, 59, 59))
      assert.strictEqual((yield* convertToWorkOrder({ ...quote, ...accepted })).stage, "workorder")
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("expires afterward; saving the job does not renew it, but repricing does as of that day", () =>
    Effect.gen(function* () {
      const quote = yield* sampleQuote()
      yield* TestClock.setTime(Date.UTC(2026, 11, 22, 7))
      assert.strictEqual(yield* tagOf(convertToWorkOrder({ ...quote, ...accepted })), "QuoteTooOld")
      assert.strictEqual(yield* tagOf(convertToInvoice(quote)), "QuoteTooOld")
      const saved = yield* changeJob({ ...quote, install: { ...quote.install, notes: "Gate code 4411" } })
      assert.deepStrictEqual([saved.quotedOn, saved.install.notes], ["2026-11-21", "Gate code 4411"])
      assert.strictEqual(yield* tagOf(convertToWorkOrder({ ...saved, ...accepted })), "QuoteTooOld")
      const confirmed = yield* changeJob({ ...saved, isRepriced: true })
      assert.strictEqual(confirmed.quotedOn, "2026-12-22")
      assert.strictEqual((yield* convertToWorkOrder({ ...confirmed, ...accepted })).stage, "workorder")
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("is binding permanently for a work order", () =>
    Effect.gen(function* () {
      const order = yield* convertToWorkOrder({ ...(yield* sampleQuote()), ...accepted })
      yield* TestClock.setTime(Date.UTC(2027, 5, 1))
      assert.strictEqual((yield* convertToInvoice(order)).stage, "invoice")
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )
})
