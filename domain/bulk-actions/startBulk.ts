import { Clock, Effect } from "effect"
import { signedInUser } from "#domain/access/CurrentUser.ts"
import { NewId } from "#domain/shared/NewId.ts"
import type { BulkAction } from "./BulkAction.ts"
import { BulkCountChanged, BulkRunId, BulkTooMany, mostAtOnce } from "./BulkRun.ts"
import type { BulkRows } from "./bulkEndpoint.ts"
import { BulkRuns } from "./BulkRuns.ts"
import { goOn } from "./goOn.ts"

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

/**
 * Does something to many rows: writes down which, then does the first hundred in the same transaction. Rows chosen by a
 * filter are those it gives now, even where the change itself takes them out of the filter. `continueBulk` does the
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
    if (ids.length > mostAtOnce) return yield* new BulkTooMany({ most: mostAtOnce })
    if ("count" in rows && rows.count !== ids.length) return yield* new BulkCountChanged({ count: ids.length })
    const run = yield* newRun(action, change)
    yield* (yield* BulkRuns).add(run, [...new Set(ids)])
    return yield* goOn(action, run)
  })

/** All rows that a filter gives, one more than may be at the most. */
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
  } while (after !== undefined && ids.length <= mostAtOnce)
  return ids
})
