import { Effect } from "effect"
import type { BulkAction } from "./BulkAction.ts"
import { type BulkProgress, type BulkRow, type BulkRun, bulkStep } from "./BulkRun.ts"
import { BulkRuns } from "./BulkRuns.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"

/**
 * Does, or undoes, the next hundred rows of a run. What became of a row is kept in the same transaction as the deed, so
 * a process that dies in between leaves the row as it was and waiting; whoever goes on later does it then, once.
 */
export const goOn = <R>(
  action: BulkAction<never, never, R>,
  run: BulkRun
): Effect.Effect<BulkProgress, never, R | BulkRuns | CurrentTenant> =>
  Effect.gen(function* () {
    const runs = yield* BulkRuns
    const undoing = run.state === "undoing" || run.state === "undone"
    const rows = yield* runs.rows(run.id, undoing ? "done" : "waiting", bulkStep + 1)
    const treated = yield* Effect.forEach(rows.slice(0, bulkStep), (row) =>
      undoing ? undone(action, row) : done(action, run, row)
    )
    const isThrough = rows.length <= bulkStep
    const now = { ...run, state: isThrough ? (undoing ? "undone" : "done") : run.state } as const
    yield* runs.keep(now, treated)
    return yield* runs.progress(now)
  })

const done = <R>(action: BulkAction<never, never, R>, run: BulkRun, row: BulkRow): Effect.Effect<BulkRow, never, R> =>
  Effect.match(action.does(row.id, run.change), {
    onSuccess: ({ name, trace }) => ({ ...row, name, trace, state: "done" as const }),
    onFailure: ({ name, failure }) => ({ ...row, name, failure, state: "refused" as const })
  })

const undone = <R>(action: BulkAction<never, never, R>, row: BulkRow): Effect.Effect<BulkRow, never, R> =>
  Effect.match(action.undoes(row.trace), {
    onSuccess: () => ({ ...row, state: "undone" as const }),
    onFailure: (failure) => ({ ...row, failure, state: "kept" as const })
  })
