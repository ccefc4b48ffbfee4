import { Clock, Effect } from "effect"
import { signedInUser } from "#domain/access/CurrentUser.ts"
import { NewId } from "#domain/shared/NewId.ts"
import type { BulkAction } from "./BulkAction.ts"
import { BulkRunId } from "./BulkRun.ts"

/** A run of the person who asks that has not begun. */
export const newRun = Effect.fnUntraced(function* <Change>(action: BulkAction<never, Change, unknown>, change: Change) {
  const { id: by } = yield* signedInUser
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
