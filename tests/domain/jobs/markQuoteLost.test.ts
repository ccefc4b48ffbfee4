import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { convertToInvoice, convertToWorkOrder } from "#domain/jobs/changeStage.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { markQuoteLost, markQuotesLost, reopenQuote } from "#domain/jobs/endQuotes.ts"
import { changeJob } from "#domain/jobs/saveJob.ts"
import { sampleQuote, inDemo, inOther, twoMemoryShops } from "./stages/shopWithCustomer.ts"

const eventsOf = (id: Parameters<JobChanges["Service"]["list"]>[0]) =>
  Effect.map(
    JobChanges.use((changes) => changes.list(id, {})),
    ({ items }) => items.map(({ what }) => what).filter(({ _tag }) => _tag === "lost" || _tag === "changed")
  )

describe("a lost quote", () => {
  it.effect("has a reason, a note, and a date in the location's time zone, and can be given another reason", () =>
    Effect.gen(function* () {
      const quote = yield* sampleQuote()
      const lost = yield* markQuoteLost({ id: quote.id, version: 1, reason: " Price ", note: "Half at the dealer" })
      assert.deepStrictEqual(lost.lost, { reason: "price", note: "Half at the dealer", on: "2026-11-21" })
      assert.strictEqual(lost.stage, "quote")
      assert.deepStrictEqual(lost.totals, quote.totals)
      // A known reason in any language is stored as its code. The shop's own reasons are stored as typed.
      const french = yield* markQuoteLost({ id: quote.id, version: 2, reason: "pas de réponse", note: "" })
      assert.strictEqual(french.lost?.reason, "noAnswer")
      const own = yield* markQuoteLost({ id: quote.id, version: 3, reason: "Bought a used car", note: "" })
      assert.strictEqual(own.lost?.reason, "Bought a used car")
      assert.deepStrictEqual(
        (yield* eventsOf(quote.id)).map((what) => what._tag === "lost" && [what.deed, what.reason, what.note]),
        [
          ["lost", "Bought a used car", ""],
          ["lost", "noAnswer", ""],
          ["lost", "price", "Half at the dealer"]
        ]
      )
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("can be reopened; reopening it again has no effect", () =>
    Effect.gen(function* () {
      const { id } = yield* sampleQuote()
      yield* markQuoteLost({ id, version: 1, reason: "price", note: "" })
      const open = yield* reopenQuote({ id, version: 2 })
      assert.isNull(open.lost)
      assert.strictEqual((yield* reopenQuote({ id, version: 3 })).version, 3)
      assert.deepStrictEqual(
        (yield* eventsOf(id)).map((what) => what._tag === "lost" && what.deed),
        ["reopened", "lost"]
      )
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("stays lost when changed and is no longer lost once won", () =>
    Effect.gen(function* () {
      for (const win of ["order", "invoice"] as const) {
        const quote = yield* sampleQuote()
        const { lost: _, ...draft } = quote
        const { id } = quote
        yield* markQuoteLost({ id, version: 1, reason: "price", note: "" })
        const changed = yield* changeJob({ ...draft, version: 2, isRepriced: true })
        assert.strictEqual(changed.lost?.reason, "price")
        const won =
          win === "order"
            ? yield* convertToWorkOrder({ id, version: 3, date: "2026-12-01", timeFrame: "morning" })
            : yield* convertToInvoice({ id, version: 3 })
        assert.isNull(won.lost)
        assert.isNull((yield* (yield* Jobs).get(id)).lost)
      }
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("must be a quote of this shop at its current version", () =>
    Effect.gen(function* () {
      const { id } = yield* sampleQuote().pipe(inDemo)
      const ask = { id, version: 1, reason: "price", note: "" }
      const tagOf = <A, E extends { readonly _tag: string }, R>(work: Effect.Effect<A, E, R>) =>
        Effect.map(Effect.flip(work), ({ _tag }) => _tag)
      assert.strictEqual(yield* tagOf(markQuoteLost(ask)).pipe(inOther), "JobNotFound")
      assert.strictEqual(yield* tagOf(markQuoteLost({ ...ask, version: 7 })).pipe(inDemo), "JobChanged")
      yield* convertToWorkOrder({ id, version: 1, date: "2026-12-01", timeFrame: "morning" }).pipe(inDemo)
      assert.strictEqual(yield* tagOf(markQuoteLost({ ...ask, version: 2 })).pipe(inDemo), "QuoteNeeded")
      assert.strictEqual(yield* tagOf(reopenQuote({ id, version: 2 })).pipe(inDemo), "QuoteNeeded")
    }).pipe(Effect.provide(twoMemoryShops))
  )

  it.effect("can be one of many: others are rejected, and undoing restores each as it was", () =>
    Effect.gen(function* () {
      const { get } = yield* Jobs
      const [one, two, order] = [yield* sampleQuote(), yield* sampleQuote(), yield* sampleQuote()]
      yield* markQuoteLost({ id: two.id, version: 1, reason: "noAnswer", note: "Called twice" })
      yield* convertToWorkOrder({ id: order.id, version: 1, date: "2026-12-01", timeFrame: "morning" })
      const said = { reason: "price", note: "" }
      const first = yield* markQuotesLost.applyToOne(one.id, said)
      const second = yield* markQuotesLost.applyToOne(two.id, said)
      assert.strictEqual((yield* Effect.flip(markQuotesLost.applyToOne(order.id, said)))._tag, "QuoteNeeded")
      assert.deepStrictEqual([(yield* get(one.id)).lost?.reason, (yield* get(two.id)).lost?.reason], ["price", "price"])
      yield* markQuotesLost.undo(first.trace)
      yield* markQuotesLost.undo(second.trace)
      assert.isNull((yield* get(one.id)).lost)
      assert.deepStrictEqual((yield* get(two.id)).lost, { reason: "noAnswer", note: "Called twice", on: "2026-11-21" })
      const again = yield* markQuotesLost.applyToOne(one.id, said)
      yield* reopenQuote({ id: one.id, version: (yield* get(one.id)).version })
      assert.strictEqual((yield* Effect.flip(markQuotesLost.undo(again.trace)))._tag, "JobSavedSince")
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )
})
