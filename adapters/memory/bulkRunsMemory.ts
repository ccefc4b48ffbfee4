import { Effect, Layer } from "effect"
import { type BulkRow, type BulkRun, type BulkRunId, undoWindow } from "#domain/bulk-actions/BulkRun.ts"
import { BulkRuns } from "#domain/bulk-actions/BulkRuns.ts"
import { MemoryTables } from "./MemoryTables.ts"

/** In-memory storage for bulk actions. Requests run one at a time, so `open` needs no lock. */
export const bulkRunsMemory = Layer.effect(
  BulkRuns,
  Effect.gen(function* () {
    const { current } = yield* MemoryTables
    const rowsOf = (id: BulkRunId) => Effect.map(current, ({ bulkRuns }) => bulkRuns.get(id)?.rows ?? [])
    return BulkRuns.of({
      add: (run, rowIds) =>
        Effect.map(current, ({ bulkRuns }) => {
          for (const { run: old } of bulkRuns.values()) if (old.at <= run.at - undoWindow) bulkRuns.delete(old.id)
          bulkRuns.set(run.id, { run, rows: rowIds.map(untouched) })
        }),
      getForUpdate: (id) => Effect.map(current, ({ bulkRuns }) => bulkRuns.get(id)?.run),
      rows: (id, state, limit) =>
        Effect.map(rowsOf(id), (rows) => rows.filter((row) => row.state === state).slice(0, limit)),
      save: (run, treated) =>
        Effect.map(current, ({ bulkRuns }) => {
          const byId = new Map(treated.map((row) => [row.id, row]))
          bulkRuns.set(run.id, { run, rows: (bulkRuns.get(run.id)?.rows ?? []).map((row) => byId.get(row.id) ?? row) })
        }),
      progress: (run) => Effect.map(rowsOf(run.id), (rows) => progressOf(run, rows)),
      unfinished: (by, since) =>
        Effect.map(current, ({ bulkRuns }) =>
          [...bulkRuns.values()]
            .map(({ run }) => run)
            .filter((run) => run.by === by && run.at > since && (run.state === "doing" || run.state === "undoing"))
            .sort((one, other) => other.at - one.at)
        )
    })
  })
).pipe(Layer.provide(MemoryTables.empty))

const untouched = (id: string): BulkRow => ({ id, name: "", state: "waiting", trace: null, failure: null })

const progressOf = ({ id, action, state }: BulkRun, rows: ReadonlyArray<BulkRow>) => {
  const count = (...states: ReadonlyArray<BulkRow["state"]>) => rows.filter((row) => states.includes(row.state)).length
  return {
    id,
    action,
    state,
    total: rows.length,
    done: count("done", "undone", "kept"),
    undone: count("undone"),
    refused: count("refused", "kept"),
    left: state === "undoing" || state === "undone" ? count("done") : count("waiting"),
    refusals: rows
      .flatMap((row) => (row.failure === null ? [] : [{ id: row.id, name: row.name, failure: row.failure }]))
      .slice(0, 100)
  }
}
