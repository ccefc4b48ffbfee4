import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { turnIntoInvoice, turnIntoWorkOrder } from "#domain/jobs/changeStage.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { loseQuote, loseQuotes, reviveQuote } from "#domain/jobs/endQuotes.ts"
import { changeJob } from "#domain/jobs/saveJob.ts"
import { aQuote, inDemo, inOther, twoShops } from "./stages/shopWithCustomer.ts"

const eventsOf = (id: Parameters<JobChanges["Service"]["list"]>[0]) =>
  Effect.map(
    JobChanges.use((changes) => changes.list(id, {})),
    ({ items }) => items.map(({ what }) => what).filter(({ _tag }) => _tag === "lost" || _tag === "changed")
  )

describe("a lost quote", () => {
  it.effect("has its reason, its note and its day by the location's clock, and may have another reason", () =>
    Effect.gen(function* () {
      const quote = yield* aQuote()
      const lost = yield* loseQuote({ id: quote.id, version: 1, reason: " Price ", note: "Half at the dealer" })
      assert.deepStrictEqual(lost.lost, { reason: "price", note: "Half at the dealer", on: "2026-11-21" })
      assert.strictEqual(lost.stage, "quote")
      assert.deepStrictEqual(lost.totals, quote.totals)
      // A word of any language is kept by its code; the shop's own as it is.
      const french = yield* loseQuote({ id: quote.id, version: 2, reason: "pas de réponse", note: "" })
      assert.strictEqual(french.lost?.reason, "noAnswer")
      const own = yield* loseQuote({ id: quote.id, version: 3, reason: "Bought a used car", note: "" })
      assert.strictEqual(own.lost?.reason, "Bought a used car")
      assert.deepStrictEqual(
        (yield* eventsOf(quote.id)).map((what) => what._tag === "lost" && [what.deed, what.reason, what.note]),
        [
          ["lost", "Bought a used car", ""],
          ["lost", "noAnswer", ""],
          ["lost", "price", "Half at the dealer"]
        ]
      )
    }).pipe(inDemo, Effect.provide(twoShops))
  )

  it.effect("is opened again, once", () =>
    Effect.gen(function* () {
      const { id } = yield* aQuote()
      yield* loseQuote({ id, version: 1, reason: "price", note: "" })
      const open = yield* reviveQuote({ id, version: 2 })
      assert.isNull(open.lost)
      assert.strictEqual((yield* reviveQuote({ id, version: 3 })).version, 3)
      assert.deepStrictEqual(
        (yield* eventsOf(id)).map((what) => what._tag === "lost" && what.deed),
        ["reopened", "lost"]
      )
    }).pipe(inDemo, Effect.provide(twoShops))
  )

  it.effect("stays lost while it is changed, and is not lost any more once it is won", () =>
    Effect.gen(function* () {
      for (const win of ["order", "invoice"] as const) {
        const quote = yield* aQuote()
        const { lost: _, ...draft } = quote
        const { id } = quote
        yield* loseQuote({ id, version: 1, reason: "price", note: "" })
        const changed = yield* changeJob({ ...draft, version: 2, isRepriced: true })
        assert.strictEqual(changed.lost?.reason, "price")
        const won =
          win === "order"
            ? yield* turnIntoWorkOrder({ id, version: 3, date: "2026-12-01", timeFrame: "morning" })
            : yield* turnIntoInvoice({ id, version: 3 })
        assert.isNull(won.lost)
        assert.isNull((yield* (yield* Jobs).get(id)).lost)
      }
    }).pipe(inDemo, Effect.provide(twoShops))
  )

  it.effect("is a quote, as opened, of this shop", () =>
    Effect.gen(function* () {
      const { id } = yield* aQuote().pipe(inDemo)
      const ask = { id, version: 1, reason: "price", note: "" }
      const tagOf = <A, E extends { readonly _tag: string }, R>(work: Effect.Effect<A, E, R>) =>
        Effect.map(Effect.flip(work), ({ _tag }) => _tag)
      assert.strictEqual(yield* tagOf(loseQuote(ask)).pipe(inOther), "JobNotFound")
      assert.strictEqual(yield* tagOf(loseQuote({ ...ask, version: 7 })).pipe(inDemo), "JobChanged")
      yield* turnIntoWorkOrder({ id, version: 1, date: "2026-12-01", timeFrame: "morning" }).pipe(inDemo)
      assert.strictEqual(yield* tagOf(loseQuote({ ...ask, version: 2 })).pipe(inDemo), "QuoteNeeded")
      assert.strictEqual(yield* tagOf(reviveQuote({ id, version: 2 })).pipe(inDemo), "QuoteNeeded")
    }).pipe(Effect.provide(twoShops))
  )

  it.effect("is one of many: what is no quote is refused, and undoing brings each back as it was", () =>
    Effect.gen(function* () {
      const { get } = yield* Jobs
      const [one, two, order] = [yield* aQuote(), yield* aQuote(), yield* aQuote()]
      yield* loseQuote({ id: two.id, version: 1, reason: "noAnswer", note: "Called twice" })
      yield* turnIntoWorkOrder({ id: order.id, version: 1, date: "2026-12-01", timeFrame: "morning" })
      const said = { reason: "price", note: "" }
      const first = yield* loseQuotes.one(one.id, said)
      const second = yield* loseQuotes.one(two.id, said)
      assert.strictEqual((yield* Effect.flip(loseQuotes.one(order.id, said)))._tag, "QuoteNeeded")
      assert.deepStrictEqual([(yield* get(one.id)).lost?.reason, (yield* get(two.id)).lost?.reason], ["price", "price"])
      yield* loseQuotes.undoes(first.trace)
      yield* loseQuotes.undoes(second.trace)
      assert.isNull((yield* get(one.id)).lost)
      assert.deepStrictEqual((yield* get(two.id)).lost, { reason: "noAnswer", note: "Called twice", on: "2026-11-21" })
      const again = yield* loseQuotes.one(one.id, said)
      yield* reviveQuote({ id: one.id, version: (yield* get(one.id)).version })
      assert.strictEqual((yield* Effect.flip(loseQuotes.undoes(again.trace)))._tag, "JobSavedSince")
    }).pipe(inDemo, Effect.provide(twoShops))
  )
})
