import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { type BulkRow, type BulkRun, BulkRunId, undoWindow } from "#domain/bulk-actions/BulkRun.ts"
import { BulkRuns } from "#domain/bulk-actions/BulkRuns.ts"
import { Users } from "#domain/people/Users.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { freshUser, withTenant } from "./fresh.ts"

const noon = 1_795_000_000_000
const ids = (count: number) => Array.from({ length: count }, () => crypto.randomUUID() as string)

/** The contract of every bulk run repository. */
export const bulkRunsContract = <R, E>(
  name: string,
  keepers: Layer.Layer<BulkRuns | Users | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    const opened = Effect.gen(function* () {
      const shop = withTenant(yield* newTenant)
      const bea = freshUser()
      yield* (yield* Users).save(bea, "hash").pipe(shop)
      const run = (changes: Partial<BulkRun> = {}): BulkRun => ({
        id: BulkRunId.make(crypto.randomUUID()),
        action: "changeThings",
        by: bea.id,
        at: noon,
        change: { size: 3, note: "é'" },
        state: "doing",
        ...changes
      })
      return { shop, runs: yield* BulkRuns, run, bea: bea.id }
    })
    const done = (row: BulkRow): BulkRow => ({
      ...row,
      name: `Row ${row.id.slice(0, 4)}`,
      state: "done",
      trace: { before: [1, null, "x"] }
    })
    const refused = (row: BulkRow): BulkRow => ({
      ...row,
      name: "Refused",
      state: "refused",
      failure: { _tag: "ThingInUse", customers: 2 }
    })

    it.effect("returns a run and its rows in the order they were given", () =>
      Effect.gen(function* () {
        const { shop, runs, run } = yield* opened
        const [mine, rows] = [run(), ids(12)]
        yield* runs.add(mine, rows).pipe(shop)
        assert.deepStrictEqual(yield* runs.getForUpdate(mine.id).pipe(shop), mine)
        const waiting = yield* runs.rows(mine.id, "waiting", 5).pipe(shop)
        assert.deepStrictEqual(
          waiting,
          rows.slice(0, 5).map((id) => ({ id, name: "", state: "waiting" as const, trace: null, failure: null }))
        )
        assert.deepStrictEqual(yield* runs.rows(mine.id, "done", 5).pipe(shop), [])
        assert.strictEqual(yield* runs.getForUpdate(BulkRunId.make(crypto.randomUUID())).pipe(shop), undefined)
      })
    )

    it.effect("stores the outcome of each row and counts outcomes", () =>
      Effect.gen(function* () {
        const { shop, runs, run } = yield* opened
        const [mine, rows] = [run(), ids(5)]
        yield* runs.add(mine, rows).pipe(shop)
        const [first, second, third, fourth] = yield* runs.rows(mine.id, "waiting", 4).pipe(shop)
        yield* runs.save(mine, [done(first!), refused(second!), done(third!), done(fourth!)]).pipe(shop)
        assert.deepStrictEqual(yield* runs.rows(mine.id, "done", 9).pipe(shop), [
          done(first!),
          done(third!),
          done(fourth!)
        ])
        const progress = {
          id: mine.id,
          action: "changeThings",
          state: "doing",
          total: 5,
          done: 3,
          undone: 0,
          refused: 1,
          left: 1,
          refusals: [{ id: rows[1]!, name: "Refused", failure: { _tag: "ThingInUse", customers: 2 } }]
        } as const
        assert.deepStrictEqual(yield* runs.progress(mine).pipe(shop), progress)
        const back: BulkRun = { ...mine, state: "undoing" }
        yield* runs
          .save(back, [
            { ...done(first!), state: "undone" },
            { ...done(third!), state: "kept", failure: { _tag: "ThingChanged" } }
          ])
          .pipe(shop)
        assert.deepStrictEqual(yield* runs.getForUpdate(mine.id).pipe(shop), back)
        assert.deepStrictEqual(yield* runs.progress(back).pipe(shop), {
          ...progress,
          state: "undoing",
          undone: 1,
          refused: 2,
          left: 1,
          refusals: [...progress.refusals, { id: rows[2]!, name: done(third!).name, failure: { _tag: "ThingChanged" } }]
        })
      })
    )

    it.effect("finds a person's unfinished runs, newest first, and discards runs older than a day", () =>
      Effect.gen(function* () {
        const { shop, runs, run, bea } = yield* opened
        const old = run({ at: noon - undoWindow })
        const [earlier, later, through] = [
          run({ at: noon - 5 }),
          run({ at: noon - 1, state: "undoing" }),
          run({ at: noon - 2, state: "done" })
        ]
        for (const one of [old, earlier, later, through]) yield* runs.add(one, ids(1)).pipe(shop)
        assert.deepStrictEqual(yield* runs.unfinished(bea, noon - undoWindow).pipe(shop), [later, earlier])
        assert.deepStrictEqual(yield* runs.unfinished(freshUser().id, 0).pipe(shop), [])
        assert.deepStrictEqual(yield* runs.getForUpdate(old.id).pipe(shop), old)
        yield* runs.add(run(), ids(1)).pipe(shop)
        assert.strictEqual(yield* runs.getForUpdate(old.id).pipe(shop), undefined)
      })
    )

    it.effect("hides one shop's runs from another and does not let the other continue them", () =>
      Effect.gen(function* () {
        const { shop, runs, run, bea } = yield* opened
        const theirs = withTenant(yield* newTenant)
        const mine = run()
        yield* runs.add(mine, ids(2)).pipe(shop)
        assert.strictEqual(yield* runs.getForUpdate(mine.id).pipe(theirs), undefined)
        assert.deepStrictEqual(yield* runs.rows(mine.id, "waiting", 9).pipe(theirs), [])
        assert.deepStrictEqual(yield* runs.unfinished(bea, 0).pipe(theirs), [])
        const [row] = yield* runs.rows(mine.id, "waiting", 1).pipe(shop)
        yield* runs.save({ ...mine, state: "done" }, [done(row!)]).pipe(theirs, Effect.exit)
        assert.deepStrictEqual(yield* runs.getForUpdate(mine.id).pipe(shop), mine)
        assert.strictEqual((yield* runs.rows(mine.id, "waiting", 9).pipe(shop)).length, 2)
      })
    )
  })
