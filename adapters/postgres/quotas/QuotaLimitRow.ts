import { defineEntity, p } from "@mikro-orm/postgresql"
import { tenantWall } from "../tenantWall.ts"

const QuotaLimitSchema = defineEntity({
  name: "QuotaLimitRow",
  tableName: "quota_limit",
  ...tenantWall,
  properties: { tenantId: p.uuid().primary(), kind: p.text().primary(), most: p.integer() }
})

export class QuotaLimitRow extends QuotaLimitSchema.class {}
QuotaLimitSchema.setClass(QuotaLimitRow)
