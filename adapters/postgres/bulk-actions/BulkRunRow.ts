import { defineEntity, p } from "@mikro-orm/postgresql"
import { tenantWall } from "../tenantWall.ts"

const BulkRunSchema = defineEntity({
  name: "BulkRunRow",
  tableName: "bulk_run",
  ...tenantWall,
  indexes: [
    { name: "bulk_run_at", properties: ["tenantId", "at"] },
    { name: "bulk_run_by_person", properties: ["tenantId", "byId", "at"] }
  ],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    action: p.text(),
    byId: p.uuid(),
    at: p.bigint("number"),
    change: p.json<unknown>(),
    state: p.text()
  }
})

export class BulkRunRow extends BulkRunSchema.class {}
BulkRunSchema.setClass(BulkRunRow)
