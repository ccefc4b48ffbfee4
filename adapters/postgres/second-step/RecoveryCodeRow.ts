import { defineEntity, p } from "@mikro-orm/postgresql"
import { ShopUserRow } from "../people/ShopUserRow.ts"
import { belongsTo } from "../belongsTo.ts"
import { tenantWall } from "../tenantWall.ts"

/** Recovery codes that were not used yet, as fingerprints. */
const RecoveryCodeSchema = defineEntity({
  name: "RecoveryCodeRow",
  tableName: "recovery_code",
  ...tenantWall,
  properties: {
    tenantId: p.uuid().primary(),
    userId: p.uuid().primary(),
    fingerprint: p.text().primary(),
    user: () =>
      belongsTo(ShopUserRow, { columns: ["tenant_id", "user_id"], key: "recovery_code_user_id", onDelete: "cascade" })
  }
})

export class RecoveryCodeRow extends RecoveryCodeSchema.class {}
RecoveryCodeSchema.setClass(RecoveryCodeRow)
