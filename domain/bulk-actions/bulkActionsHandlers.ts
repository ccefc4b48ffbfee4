import { Clock, Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { type ListAccess, canSeeList } from "#domain/access/ListName.ts"
import { requireUser } from "#domain/access/CurrentUser.ts"
import type { BulkAction } from "./BulkAction.ts"
import { listBulkRuns, postBulkStep, postUndo } from "./bulkActionsApi.ts"
import { type BulkRun, type BulkRunId, BulkRunNotFound, undoWindow } from "./BulkRun.ts"
import { BulkRuns } from "./BulkRuns.ts"
import { continueBulk } from "./startBulk.ts"

/** Handlers that continue, undo, and list runs of any bulk action. */
export const bulkActionsHandlers = <R>(actions: ReadonlyArray<BulkAction<never, never, R>>, doors: ListAccess) => {
  /**
   * Loads one of the current user's runs and its action. Fails with `BulkRunNotFound` if the run belongs to someone
   * else, is too old, or concerns a list the user may no longer see.
   */
  const opened = Effect.fnUntraced(function* (id: BulkRunId) {
    const user = yield* requireUser
    const run = yield* (yield* BulkRuns).getForUpdate(id)
    const action = actions.find(({ name }) => name === run?.action)
    const isTheirs =
      run !== undefined &&
      action !== undefined &&
      run.by === user.id &&
      (action.list === undefined || canSeeList(doors, action.list, user))
    if (!isTheirs || run.at <= (yield* Clock.currentTimeMillis) - undoWindow) return yield* new BulkRunNotFound({ id })
    return { run, action }
  })

  const step = Effect.fn("continueBulk")(function* (id: BulkRunId) {
    const { run, action } = yield* opened(id)
    return yield* continueBulk(action, run)
  })

  const undo = Effect.fn("undoBulk")(function* (id: BulkRunId) {
    const { run, action } = yield* opened(id)
    return yield* continueBulk(action, {
      ...run,
      state: run.state === "undone" ? "undone" : "undoing"
    } satisfies BulkRun)
  })

  const unfinished = Effect.gen(function* () {
    const runs = yield* BulkRuns
    const user = yield* requireUser
    const since = (yield* Clock.currentTimeMillis) - undoWindow
    return yield* Effect.forEach(yield* runs.unfinished(user.id, since), runs.progress)
  })

  return [
    handle(listBulkRuns, () => unfinished),
    handle(postBulkStep, ({ id }) => step(id)),
    handle(postUndo, ({ id }) => undo(id))
  ]
}
