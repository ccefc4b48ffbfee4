import { defineEntity, LockMode, p } from "@mikro-orm/postgresql"
import { Effect, Layer, Schema } from "effect"
import { BulkProgress, BulkRow, BulkRun, undoWindow } from "#domain/bulk-actions/BulkRun.ts"
import { BulkRuns } from "#domain/bulk-actions/BulkRuns.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { belongsTo } from "../belongsTo.ts"
import { fieldValues } from "../columns.ts"
import { Database } from "../Database.ts"
import { insertRows } from "../insertRows.ts"
import { ShopUserRow } from "../people/ShopUserRow.ts"
import { tenantPolicy } from "../tenantPolicy.ts"

const BulkRunSchema = defineEntity({
  name: "BulkRunRow",
  tableName: "bulk_run",
  ...tenantPolicy,
  indexes: [
    { name: "bulk_run_at", properties: ["tenantId", "at"] },
    { name: "bulk_run_by_person", properties: ["tenantId", "by", "at"] }
  ],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    action: p.text(),
    by: p.uuid().name("by_id"),
    at: p.bigint("number"),
    change: p.json<unknown>(),
    state: p.text(),
    byUser: () =>
      belongsTo(ShopUserRow, { columns: ["tenant_id", "by_id"], key: "bulk_run_by_id", onDelete: "cascade" })
  }
})

export class BulkRunRow extends BulkRunSchema.class {}
BulkRunSchema.setClass(BulkRunRow)

const BulkRowSchema = defineEntity({
  name: "BulkRowRow",
  tableName: "bulk_row",
  ...tenantPolicy,
  indexes: [{ name: "bulk_row_by_state", properties: ["tenantId", "runId", "state", "position"] }],
  properties: {
    tenantId: p.uuid().primary(),
    runId: p.uuid().primary(),
    position: p.integer().primary(),
    rowId: p.uuid(),
    name: p.text(),
    state: p.text(),
    trace: p.json<unknown>().nullable(),
    failure: p.json<unknown>().nullable(),
    run: () => belongsTo(BulkRunRow, { columns: ["tenant_id", "run_id"], key: "bulk_row_run_id", onDelete: "cascade" })
  }
})

export class BulkRowRow extends BulkRowSchema.class {}
BulkRowSchema.setClass(BulkRowRow)

export const bulkRunsPostgres = Layer.effect(
  BulkRuns,
  Effect.gen(function* () {
    const database = yield* Database
    return BulkRuns.of({
      add: Effect.fn("BulkRuns.add")(function* ({ id, action, by, at, change, state }, rowIds) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.query(async (em) => {
          await em.nativeDelete(BulkRunRow, { tenantId, at: { $lte: at - undoWindow } })
          await em.insert(BulkRunRow, { tenantId, id, action, by, at, change, state })
        })
        const rows = rowIds.map((rowId, position) => ({
          tenantId,
          runId: id,
          position: position + 1,
          rowId,
          name: "",
          state: "waiting"
        }))
        yield* database.write((writing) => insertRows(writing, BulkRowRow, rows))
      }),
      getForUpdate: Effect.fn("BulkRuns.getForUpdate")(function* (id) {
        const { id: tenantId } = yield* CurrentTenant
        const row = yield* database.query((em) =>
          em.findOne(BulkRunRow, { tenantId, id }, { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true })
        )
        return row === null ? undefined : toRun(fieldValues(row))
      }),
      rows: Effect.fn("BulkRuns.rows")(function* (id, state, limit) {
        const { id: tenantId } = yield* CurrentTenant
        const rows = yield* database.query((em) =>
          em.find(
            BulkRowRow,
            { tenantId, runId: id, state },
            { orderBy: { position: "asc" }, limit, disableIdentityMap: true }
          )
        )
        return rows.map((row) => toRow({ ...fieldValues(row), id: row.rowId }))
      }),
      save: Effect.fn("BulkRuns.save")(function* ({ id, state }, rows) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.query((em) => em.nativeUpdate(BulkRunRow, { tenantId, id }, { state }))
        yield* database.write(async (writing) => {
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
        const rows = yield* database.query((em) =>
          em.find(
            BulkRunRow,
            { tenantId, by, at: { $gt: since }, state: { $in: ["doing", "undoing"] } },
            { orderBy: { at: "desc" }, disableIdentityMap: true }
          )
        )
        return rows.map((row) => toRun(fieldValues(row)))
      })
    })
  })
)

const toRun = Schema.decodeUnknownSync(BulkRun)
const toRow = Schema.decodeUnknownSync(BulkRow)
const toProgress = Schema.decodeUnknownSync(BulkProgress)

/** Writes all rows of a step in one statement, because a run can have thousands. */
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
