import { defineEntity, p } from "@mikro-orm/postgresql"
import { ShopUserRow } from "../people/ShopUserRow.ts"
import { belongsTo } from "../belongsTo.ts"
import { tenantWall } from "../tenantWall.ts"

/** WebAuthn credentials; bytes as base64url, instants in milliseconds UTC. */
const PasskeySchema = defineEntity({
  name: "PasskeyRow",
  tableName: "passkey",
  ...tenantWall,
  uniques: [{ name: "passkey_credential", properties: ["tenantId", "credentialId"] }],
  indexes: [{ name: "passkey_by_user", properties: ["tenantId", "userId"] }],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    userId: p.uuid(),
    credentialId: p.text(),
    publicKey: p.text(),
    counter: p.bigint("number"),
    transports: p.array(),
    name: p.text(),
    isBackedUp: p.boolean(),
    addedAt: p.bigint("number"),
    lastUsedAt: p.bigint("number").nullable(),
    user: () =>
      belongsTo(ShopUserRow, { columns: ["tenant_id", "user_id"], key: "passkey_user_id", onDelete: "cascade" })
  }
})

export class PasskeyRow extends PasskeySchema.class {}
PasskeySchema.setClass(PasskeyRow)
