import { Clock, Effect } from "effect"
import { requireUser } from "#domain/access/CurrentUser.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { NewId } from "#domain/shared/NewId.ts"
import type { BulkAction } from "./BulkAction.ts"
import type { BulkRows } from "./bulkEndpoint.ts"
import {
  BulkCountChanged,
  type BulkProgress,
  type BulkRow,
  type BulkRun,
  BulkRunId,
  BulkTooMany,
  bulkBatchSize,
  maxBulkRows
} from "./BulkRun.ts"
import { BulkRuns } from "./BulkRuns.ts"

/** Creates a run of the current user that has not started yet. */
export const newRun = Effect.fnUntraced(function* <Change>(action: BulkAction<never, Change, unknown>, change: Change) {
  const { id: by } = yield* requireUser
  const id = BulkRunId.make(yield* (yield* NewId).next)
  return {
    id,
    action: action.name,
    by,
    at: yield* Clock.currentTimeMillis,
    change: action.writeChange(change),
    state: "doing"
  } as const
})

/**
 * Applies an action to many rows: records the rows, then processes the first 100 in the same transaction. Rows selected
 * by a filter are fixed at this point, even if the change removes them from the filter. `continueBulk` processes the
 * rest.
 */
export const startBulk = <Search, Change, R>(action: BulkAction<Search, Change, R>) =>
  Effect.fn("startBulk")(function* ({
    rows,
    change
  }: {
    readonly rows: BulkRows<string, Search>
    readonly change: Change
  }) {
    const ids = "ids" in rows ? rows.ids : yield* matching(action, rows.search)
    if (ids.length > maxBulkRows) return yield* new BulkTooMany({ most: maxBulkRows })
    if ("count" in rows && rows.count !== ids.length) return yield* new BulkCountChanged({ count: ids.length })
    const run = yield* newRun(action, change)
    yield* (yield* BulkRuns).add(run, [...new Set(ids)])
    return yield* continueBulk(action, run)
  })

/** Returns the ids of all rows that match a filter, stopping once the limit is exceeded. */
const matching = Effect.fnUntraced(function* <Search, Change, R>(
  action: BulkAction<Search, Change, R>,
  search: Search
) {
  const ids: Array<string> = []
  let after: string | undefined
  do {
    const { items, next } = yield* action.matching(search, after)
    ids.push(...items.map(({ id }) => id))
    after = next
  } while (after !== undefined && ids.length <= maxBulkRows)
  return ids
})

/**
 * Applies or undoes the next 100 rows of a run. Each row's outcome is saved in the same transaction as its change, so
 * after a crash the row is unchanged and still waiting, and is processed exactly once later.
 */
export const continueBulk = <R>(
  action: BulkAction<never, never, R>,
  run: BulkRun
): Effect.Effect<BulkProgress, never, R | BulkRuns | CurrentTenant> =>
  Effect.gen(function* () {
    const runs = yield* BulkRuns
    const undoing = run.state === "undoing" || run.state === "undone"
    const rows = yield* runs.rows(run.id, undoing ? "done" : "waiting", bulkBatchSize + 1)
    const treated = yield* Effect.forEach(rows.slice(0, bulkBatchSize), (row) =>
      undoing ? undone(action, row) : done(action, run, row)
    )
    const isThrough = rows.length <= bulkBatchSize
    const now = { ...run, state: isThrough ? (undoing ? "undone" : "done") : run.state } as const
    yield* runs.save(now, treated)
    return yield* runs.progress(now)
  })

const done = <R>(action: BulkAction<never, never, R>, run: BulkRun, row: BulkRow): Effect.Effect<BulkRow, never, R> =>
  Effect.match(action.apply(row.id, run.change), {
    onSuccess: ({ name, trace }) => ({ ...row, name, trace, state: "done" as const }),
    onFailure: ({ name, failure }) => ({ ...row, name, failure, state: "refused" as const })
  })

const undone = <R>(action: BulkAction<never, never, R>, row: BulkRow): Effect.Effect<BulkRow, never, R> =>
  Effect.match(action.undo(row.trace), {
    onSuccess: () => ({ ...row, state: "undone" as const }),
    onFailure: (failure) => ({ ...row, failure, state: "kept" as const })
  })
