import { defineEntity, p } from "@mikro-orm/postgresql"
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
    failure: p.json<unknown>().nullable()
  }
})

export class BulkRowRow extends BulkRowSchema.class {}
BulkRowSchema.setClass(BulkRowRow)
