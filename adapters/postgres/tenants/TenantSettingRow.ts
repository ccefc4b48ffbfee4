import { defineEntity, p } from "@mikro-orm/postgresql"
import { tenantWall } from "../tenantWall.ts"

const TenantSettingSchema = defineEntity({
  name: "TenantSettingRow",
  tableName: "tenant_setting",
  ...tenantWall,
  properties: {
    tenantId: p.uuid().primary(),
    group: p.text().primary().name("setting_group"),
    groupKey: p.text().primary(),
    value: p.text()
  }
})

export class TenantSettingRow extends TenantSettingSchema.class {}
TenantSettingSchema.setClass(TenantSettingRow)
