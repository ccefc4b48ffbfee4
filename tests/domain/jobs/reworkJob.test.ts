import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { deleteQuotes } from "#domain/jobs/endQuotes.ts"
import { jobAt } from "#domain/testing/testFactories.ts"
import { reopenJob } from "#domain/jobs/changeStage.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { reworkJob } from "#domain/jobs/creditInvoice.ts"
import { sampleQuote, inDemo, inOther, twoMemoryShops } from "./stages/shopWithCustomer.ts"

/** A job with its glass installed. */
const done = Effect.gen(function* () {
  const quote = yield* sampleQuote()
  return yield* (yield* Jobs).save(
    jobAt({ ...quote, stage: "workorder", install: { ...quote.install, date: "2026-11-20", complete: true } })
  )
})

describe("a comeback", () => {
  it.effect(
    "is a work order for the same vehicle without lines, claim, or date, and each job references the other",
    () =>
      Effect.gen(function* () {
        const job = yield* done
        const { id, version, number } = job
        const comeback = yield* reworkJob({ id, version, cause: "leak", note: " Water after a car wash " })
        assert.deepStrictEqual(
          [comeback.stage, comeback.customerId, comeback.vehicle, comeback.locationId, comeback.salespersonId],
          ["workorder", job.customerId, job.vehicle, job.locationId, job.salespersonId]
        )
        assert.deepStrictEqual(
          [comeback.lines, comeback.insurance, comeback.balance, comeback.totals.total],
          [[], null, 0, 0]
        )
        const { install } = comeback
        assert.deepStrictEqual(
          [install.date, install.installers, install.complete, install.notes],
          ["", [], false, "Water after a car wash"]
        )
        assert.deepStrictEqual(comeback.reworkOf, { id, number, cause: "leak" })
        const original = yield* (yield* Jobs).get(id)
        assert.deepStrictEqual(original.reworks, [{ id: comeback.id, number: comeback.number, cause: "leak" }])
        assert.strictEqual(original.version, version + 1)
        assert.deepStrictEqual(original.totals, job.totals)
        const eventOf = (of: typeof id) =>
          Effect.map(
            JobChanges.use((changes) => changes.list(of, {})),
            ({ items }) => items[0]?.what
          )
        assert.deepStrictEqual(yield* eventOf(id), {
          _tag: "rework",
          direction: "by",
          number: comeback.number,
          cause: "leak"
        })
        assert.deepStrictEqual(yield* eventOf(comeback.id), { _tag: "rework", direction: "of", number, cause: "leak" })
      }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("requires completed work of the same shop at its current version", () =>
    Effect.gen(function* () {
      const { id, number } = yield* sampleQuote()
      const asked = { cause: "crack", note: "" } as const
      const refused = yield* Effect.flip(reworkJob({ id, version: 1, ...asked }))
      assert.deepStrictEqual([refused._tag, "number" in refused && refused.number], ["WorkNotDone", number])
      const job = yield* done
      const stale = yield* Effect.flip(reworkJob({ id: job.id, version: 1, ...asked }))
      assert.strictEqual(stale._tag, "JobChanged")
      const theirs = yield* Effect.flip(reworkJob({ id: job.id, version: job.version, ...asked }).pipe(inOther))
      assert.strictEqual(theirs._tag, "JobNotFound")
      assert.deepStrictEqual((yield* (yield* Jobs).get(job.id)).reworks, [])
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("is removed from the original job if deleted as a quote, and restored with an undo", () =>
    Effect.gen(function* () {
      const { get } = yield* Jobs
      const { id, version } = yield* done
      const { id: comebackId } = yield* reworkJob({ id, version, cause: "molding", note: "" })
      yield* reopenJob({ id: comebackId, version: 1 })
      const { trace } = yield* deleteQuotes.applyToOne(comebackId, {})
      assert.deepStrictEqual((yield* get(id)).reworks, [])
      yield* deleteQuotes.undo(trace)
      assert.deepStrictEqual(
        (yield* get(id)).reworks.map((one) => [one.id, one.cause]),
        [[comebackId, "molding"]]
      )
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )
})
