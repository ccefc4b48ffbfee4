import { Effect } from "effect"
import type { SingleRowBulkAction } from "./BulkAction.ts"
import { BulkRuns } from "./BulkRuns.ts"
import { newRun } from "./startBulk.ts"

/**
 * Applies a bulk action to a single row and returns the run id with which it can be undone. Fails with the feature's
 * own errors.
 */
export const runUndoable = Effect.fn("runUndoable")(function* <Id extends string, Change, F, R>(
  action: SingleRowBulkAction<never, Id, Change, F, R>,
  id: Id,
  change: Change
) {
  const { name, trace } = yield* action.applyToOne(id, change)
  const run = yield* newRun(action, change)
  const runs = yield* BulkRuns
  yield* runs.add(run, [id])
  yield* runs.save({ ...run, state: "done" }, [{ id, name, trace, state: "done", failure: null }])
  return run.id
})
