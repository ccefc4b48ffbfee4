import { Context, type Effect } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { BulkProgress, BulkRow, BulkRowState, BulkRun, BulkRunId } from "./BulkRun.ts"

/** Where bulk actions are kept with their rows, for 24 hours. */
export class BulkRuns extends Context.Service<
  BulkRuns,
  {
    /**
     * Keeps a run that has touched none of these rows yet, each named once; runs that can no longer be undone are
     * forgotten.
     */
    readonly add: (run: BulkRun, rowIds: ReadonlyArray<string>) => Effect.Effect<void, never, CurrentTenant>
    /** A run, and nobody else goes on with it until this call is done. */
    readonly open: (id: BulkRunId) => Effect.Effect<BulkRun | undefined, never, CurrentTenant>
    /** The first rows in a state, at most `limit`, in the order in which they were named. */
    readonly rows: (
      id: BulkRunId,
      state: BulkRowState,
      limit: number
    ) => Effect.Effect<ReadonlyArray<BulkRow>, never, CurrentTenant>
    /** Keeps how the run now stands and what became of these rows. */
    readonly keep: (run: BulkRun, rows: ReadonlyArray<BulkRow>) => Effect.Effect<void, never, CurrentTenant>
    readonly progress: (run: BulkRun) => Effect.Effect<BulkProgress, never, CurrentTenant>
    /** A person's runs that began after `since` (milliseconds) and stand unfinished, newest first. */
    readonly unfinished: (by: UserId, since: number) => Effect.Effect<ReadonlyArray<BulkRun>, never, CurrentTenant>
  }
>()("domain/bulk-actions/BulkRuns") {}
