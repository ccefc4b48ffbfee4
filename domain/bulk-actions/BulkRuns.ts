import { Context, type Effect } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { BulkProgress, BulkRow, BulkRowState, BulkRun, BulkRunId } from "./BulkRun.ts"

/** Storage for bulk runs and their rows, retained for 24 hours. */
export class BulkRuns extends Context.Service<
  BulkRuns,
  {
    /** Adds a run with all rows unprocessed and without duplicates. Deletes runs that can no longer be undone. */
    readonly add: (run: BulkRun, rowIds: ReadonlyArray<string>) => Effect.Effect<void, never, CurrentTenant>
    /** Returns a run and locks it until the current transaction ends. */
    readonly getForUpdate: (id: BulkRunId) => Effect.Effect<BulkRun | undefined, never, CurrentTenant>
    /** Returns the first rows in a given state, at most `limit`, in the order they were added. */
    readonly rows: (
      id: BulkRunId,
      state: BulkRowState,
      limit: number
    ) => Effect.Effect<ReadonlyArray<BulkRow>, never, CurrentTenant>
    /** Saves the run's state and the outcomes of these rows. */
    readonly save: (run: BulkRun, rows: ReadonlyArray<BulkRow>) => Effect.Effect<void, never, CurrentTenant>
    readonly progress: (run: BulkRun) => Effect.Effect<BulkProgress, never, CurrentTenant>
    /** Returns a user's unfinished runs started after `since` (milliseconds), newest first. */
    readonly unfinished: (by: UserId, since: number) => Effect.Effect<ReadonlyArray<BulkRun>, never, CurrentTenant>
  }
>()("domain/bulk-actions/BulkRuns") {}
