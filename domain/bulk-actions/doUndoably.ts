import { Effect } from "effect"
import type { BulkActionOnOne } from "./BulkAction.ts"
import { BulkRuns } from "./BulkRuns.ts"
import { newRun } from "./startBulk.ts"

/**
 * Does something to one row so that it can be undone like many, and gives the id under which. Refused as the slice
 * refuses it.
 */
export const doUndoably = Effect.fn("doUndoably")(function* <Id extends string, Change, F, R>(
  action: BulkActionOnOne<never, Id, Change, F, R>,
  id: Id,
  change: Change
) {
  const { name, trace } = yield* action.one(id, change)
  const run = yield* newRun(action, change)
  const runs = yield* BulkRuns
  yield* runs.add(run, [id])
  yield* runs.keep({ ...run, state: "done" }, [{ id, name, trace, state: "done", failure: null }])
  return run.id
})
