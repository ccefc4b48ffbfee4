import { defineEntity, p } from "@mikro-orm/postgresql"
import { BulkRunRow } from "./BulkRunRow.ts"
import { belongsTo } from "../belongsTo.ts"
import { tenantWall } from "../tenantWall.ts"

const BulkRowSchema = defineEntity({
  name: "BulkRowRow",
  tableName: "bulk_row",
  ...tenantWall,
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
