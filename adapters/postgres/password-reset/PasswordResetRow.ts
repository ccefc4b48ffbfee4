import { defineEntity, p } from "@mikro-orm/postgresql"
import { ShopUserRow } from "../people/ShopUserRow.ts"
import { belongsTo } from "../belongsTo.ts"
import { tenantWall } from "../tenantWall.ts"

/** The token of a link is kept as its fingerprint; the instant in milliseconds UTC. */
const PasswordResetSchema = defineEntity({
  name: "PasswordResetRow",
  tableName: "password_reset",
  ...tenantWall,
  indexes: [{ name: "password_reset_by_user", properties: ["tenantId", "userId"] }],
  properties: {
    tenantId: p.uuid().primary(),
    fingerprint: p.text().primary(),
    userId: p.uuid(),
    sentAt: p.bigint("number"),
    user: () =>
      belongsTo(ShopUserRow, { columns: ["tenant_id", "user_id"], key: "password_reset_user_id", onDelete: "cascade" })
  }
})

export class PasswordResetRow extends PasswordResetSchema.class {}
PasswordResetSchema.setClass(PasswordResetRow)
