import { defineEntity, p } from "@mikro-orm/postgresql"
import { tenantWall } from "../tenantWall.ts"

const QuotaCountSchema = defineEntity({
  name: "QuotaCountRow",
  tableName: "quota_count",
  ...tenantWall,
  properties: {
    tenantId: p.uuid().primary(),
    kind: p.text().primary(),
    windowStart: p.bigint("number"),
    used: p.integer()
  }
})

export class QuotaCountRow extends QuotaCountSchema.class {}
QuotaCountSchema.setClass(QuotaCountRow)
