import { defineEntity, p } from "@mikro-orm/postgresql"
import { belongsTo } from "../belongsTo.ts"
import { ShopUserRow } from "../people/ShopUserRow.ts"
import { tenantWall } from "../tenantWall.ts"

/** Browsers that show notifications, by their push subscriptions; when they came in milliseconds UTC. */
const PushDeviceSchema = defineEntity({
  name: "PushDeviceRow",
  tableName: "push_device",
  ...tenantWall,
  uniques: [{ name: "push_device_endpoint", properties: ["tenantId", "endpoint"] }],
  indexes: [{ name: "push_device_by_user", properties: ["tenantId", "userId"] }],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    userId: p.uuid(),
    name: p.text(),
    endpoint: p.text(),
    p256dh: p.text(),
    auth: p.text(),
    addedAt: p.bigint("number"),
    user: () =>
      belongsTo(ShopUserRow, { columns: ["tenant_id", "user_id"], key: "push_device_user", onDelete: "cascade" })
  }
})

export class PushDeviceRow extends PushDeviceSchema.class {}
PushDeviceSchema.setClass(PushDeviceRow)
