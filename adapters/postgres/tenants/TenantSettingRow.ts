import { defineEntity, p } from "@mikro-orm/postgresql"
import { tenantWall } from "../tenantWall.ts"

const TenantSettingSchema = defineEntity({
  name: "TenantSettingRow",
  tableName: "tenant_setting",
  ...tenantWall,
  properties: {
    tenantId: p.uuid().primary(),
    settingGroup: p.text().primary(),
    groupKey: p.text().primary(),
    value: p.text()
  }
})

export class TenantSettingRow extends TenantSettingSchema.class {}
TenantSettingSchema.setClass(TenantSettingRow)
