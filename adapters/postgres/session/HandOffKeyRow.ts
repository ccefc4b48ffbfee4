import { defineEntity, p } from "@mikro-orm/postgresql"
import { ShopUserRow } from "../people/ShopUserRow.ts"
import { belongsTo } from "../belongsTo.ts"
import { tenantWall } from "../tenantWall.ts"

const HandOffKeySchema = defineEntity({
  name: "HandOffKeyRow",
  tableName: "hand_off_key",
  ...tenantWall,
  properties: {
    tenantId: p.uuid().primary(),
    fingerprint: p.text().primary(),
    userId: p.uuid(),
    expires: p.bigint("number"),
    /** How the person signed in; a password unless it is said. */
    method: p.text().default("password"),
    /** The known device it was made on. */
    device: p.uuid().nullable(),
    user: () =>
      belongsTo(ShopUserRow, { columns: ["tenant_id", "user_id"], key: "hand_off_key_user_id", onDelete: "cascade" })
  }
})

export class HandOffKeyRow extends HandOffKeySchema.class {}
HandOffKeySchema.setClass(HandOffKeyRow)
