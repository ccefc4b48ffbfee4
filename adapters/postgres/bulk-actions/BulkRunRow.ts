import { defineEntity, p } from "@mikro-orm/postgresql"
import { ShopUserRow } from "../people/ShopUserRow.ts"
import { belongsTo } from "../belongsTo.ts"
import { tenantWall } from "../tenantWall.ts"

const BulkRunSchema = defineEntity({
  name: "BulkRunRow",
  tableName: "bulk_run",
  ...tenantWall,
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
