import { defineEntity, p } from "@mikro-orm/postgresql"
import { ShopUserRow } from "../people/ShopUserRow.ts"
import { belongsTo } from "../belongsTo.ts"
import { tenantWall } from "../tenantWall.ts"

/** One authenticator app a person; its secret is encrypted. Instants in milliseconds UTC. */
const AuthenticatorSchema = defineEntity({
  name: "AuthenticatorRow",
  tableName: "authenticator",
  ...tenantWall,
  properties: {
    tenantId: p.uuid().primary(),
    userId: p.uuid().primary(),
    secret: p.text(),
    /** When a first code was right; null until then. */
    confirmedAt: p.bigint("number").nullable(),
    /** The latest counter whose code was used. */
    lastCounter: p.bigint("number"),
    user: () =>
      belongsTo(ShopUserRow, { columns: ["tenant_id", "user_id"], key: "authenticator_user_id", onDelete: "cascade" })
  }
})

export class AuthenticatorRow extends AuthenticatorSchema.class {}
AuthenticatorSchema.setClass(AuthenticatorRow)
