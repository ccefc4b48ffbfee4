import { defineEntity, p } from "@mikro-orm/postgresql"
import { ShopUserRow } from "../people/ShopUserRow.ts"
import { belongsTo } from "../belongsTo.ts"
import { tenantWall } from "../tenantWall.ts"

/** Sign-ins that wait for their second step. */
const PendingSignInSchema = defineEntity({
  name: "PendingSignInRow",
  tableName: "pending_sign_in",
  ...tenantWall,
  indexes: [
    { name: "pending_sign_in_expires", properties: ["tenantId", "expires"] },
    { name: "pending_sign_in_by_user", properties: ["tenantId", "userId"] }
  ],
  properties: {
    tenantId: p.uuid().primary(),
    fingerprint: p.text().primary(),
    userId: p.uuid(),
    browser: p.text(),
    expires: p.bigint("number"),
    user: () =>
      belongsTo(ShopUserRow, { columns: ["tenant_id", "user_id"], key: "pending_sign_in_user_id", onDelete: "cascade" })
  }
})

export class PendingSignInRow extends PendingSignInSchema.class {}
PendingSignInSchema.setClass(PendingSignInRow)
