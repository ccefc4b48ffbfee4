import { Effect, Layer, Schema } from "effect"
import { BulkProgress, BulkRow, BulkRun, undoable } from "#domain/bulk-actions/BulkRun.ts"
import { BulkRuns } from "#domain/bulk-actions/BulkRuns.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"

export const bulkRunsPostgres = Layer.effect(
  BulkRuns,
  Effect.gen(function* () {
    const database = yield* Database
    return BulkRuns.of({
      add: Effect.fn("BulkRuns.add")(function* ({ id, action, by, at, change, state }, rowIds) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.write(async (writing) => {
          await writing.execute("delete from bulk_run where tenant_id = ? and at <= ?", [tenantId, at - undoable])
          await writing.execute(addRun, [tenantId, id, action, by, at, JSON.stringify(change), state])
          await writing.execute(addRows, [tenantId, id, JSON.stringify(rowIds)])
        })
      }),
      open: Effect.fn("BulkRuns.open")(function* (id) {
        const { id: tenantId } = yield* CurrentTenant
        const [row] = yield* database.write((writing) => writing.execute(openRun, [tenantId, id]))
        return row === undefined ? undefined : toRun(row)
      }),
      rows: Effect.fn("BulkRuns.rows")(function* (id, state, limit) {
        const { id: tenantId } = yield* CurrentTenant
        return (yield* database.read((reading) => reading.execute(rowsIn, [tenantId, id, state, limit]))).map((row) =>
          toRow(row)
        )
      }),
      keep: Effect.fn("BulkRuns.keep")(function* ({ id, state }, rows) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.write(async (writing) => {
          await writing.execute("update bulk_run set state = ? where tenant_id = ? and id = ?", [state, tenantId, id])
          await writing.execute(keepRows, [JSON.stringify(rows), tenantId, id])
        })
      }),
      progress: Effect.fn("BulkRuns.progress")(function* ({ id, action, state }) {
        const { id: tenantId } = yield* CurrentTenant
        const [counts] = yield* database.read((reading) => reading.execute(progress, [tenantId, id, tenantId, id]))
        const left = state === "undoing" || state === "undone" ? counts?.["toUndo"] : counts?.["waiting"]
        return toProgress({ ...counts, id, action, state, left })
      }),
      unfinished: Effect.fn("BulkRuns.unfinished")(function* (by, since) {
        const { id: tenantId } = yield* CurrentTenant
        return (yield* database.read((reading) => reading.execute(unfinished, [tenantId, by, since]))).map((row) =>
          toRun(row)
        )
      })
    })
  })
)

const toRun = Schema.decodeUnknownSync(BulkRun)
const toRow = Schema.decodeUnknownSync(BulkRow)
const toProgress = Schema.decodeUnknownSync(BulkProgress)

const runColumns = "id, action, by_id as by, at::float8 as at, change, state"
const openRun = `select ${runColumns} from bulk_run where tenant_id = ? and id = ? for update`
const unfinished = `select ${runColumns} from bulk_run where tenant_id = ? and by_id = ? and at > ? and state in ('doing', 'undoing') order by at desc`
const addRun =
  "insert into bulk_run (tenant_id, id, action, by_id, at, change, state) values (?, ?, ?, ?, ?, ?::jsonb, ?)"
const addRows = `
  insert into bulk_row (tenant_id, run_id, position, row_id, name, state)
  select ?, ?, position, row_id::uuid, '', 'waiting' from jsonb_array_elements_text(?::jsonb) with ordinality as chosen (row_id, position)`
const rowsIn = `
  select row_id as id, name, state, coalesce(trace, 'null'::jsonb) as trace, failure
  from bulk_row where tenant_id = ? and run_id = ? and state = ? order by position limit ?`
const keepRows = `
  update bulk_row set name = kept.name, state = kept.state, trace = kept.trace, failure = nullif(kept.failure, 'null'::jsonb)
  from jsonb_to_recordset(?::jsonb) as kept (id uuid, name text, state text, trace jsonb, failure jsonb)
  where tenant_id = ? and run_id = ? and row_id = kept.id`
const progress = `
  select count(*)::int as total, count(*) filter (where state in ('done', 'undone', 'kept'))::int as done,
    count(*) filter (where state = 'undone')::int as undone, count(*) filter (where state in ('refused', 'kept'))::int as refused,
    count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'done')::int as "toUndo",
    coalesce((select jsonb_agg(jsonb_build_object('id', said.row_id, 'name', said.name, 'failure', said.failure) order by said.position)
      from (select * from bulk_row where tenant_id = ? and run_id = ? and failure is not null order by position limit 100) as said), '[]') as refusals
  from bulk_row where tenant_id = ? and run_id = ?`
