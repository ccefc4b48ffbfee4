import { defineEntity, p } from "@mikro-orm/postgresql"
import { ShopUserRow } from "../people/ShopUserRow.ts"
import { belongsTo } from "../belongsTo.ts"
import { tenantWall } from "../tenantWall.ts"

/** Browsers from which people have signed in, by the fingerprint of their cookie; instants in milliseconds UTC. */
const KnownDeviceSchema = defineEntity({
  name: "KnownDeviceRow",
  tableName: "known_device",
  ...tenantWall,
  properties: {
    tenantId: p.uuid().primary(),
    userId: p.uuid().primary(),
    fingerprint: p.text().primary(),
    id: p.uuid(),
    name: p.text(),
    usedAt: p.bigint("number"),
    expires: p.bigint("number"),
    user: () =>
      belongsTo(ShopUserRow, { columns: ["tenant_id", "user_id"], key: "known_device_user_id", onDelete: "cascade" })
  }
})

export class KnownDeviceRow extends KnownDeviceSchema.class {}
KnownDeviceSchema.setClass(KnownDeviceRow)
