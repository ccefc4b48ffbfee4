import { defineEntity, p } from "@mikro-orm/postgresql"
import { ShopUserRow } from "../people/ShopUserRow.ts"
import { belongsTo } from "../belongsTo.ts"
import { tenantWall } from "../tenantWall.ts"

/** Tokens are kept as fingerprints; instants in milliseconds UTC. */
const SessionSchema = defineEntity({
  name: "SessionRow",
  tableName: "session",
  ...tenantWall,
  uniques: [
    { name: "session_access", properties: ["tenantId", "access"] },
    { name: "session_refresh", properties: ["tenantId", "refresh"] }
  ],
  indexes: [
    { name: "session_previous_refresh", properties: ["tenantId", "previousRefresh"] },
    { name: "session_by_user", properties: ["tenantId", "userId"] }
  ],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    userId: p.uuid(),
    startedAt: p.bigint("number"),
    userAgent: p.text(),
    access: p.text(),
    accessExpires: p.bigint("number"),
    refresh: p.text(),
    refreshExpires: p.bigint("number"),
    previousRefresh: p.text(),
    seed: p.text(),
    rotatedAt: p.bigint("number"),
    expires: p.bigint("number"),
    user: () =>
      belongsTo(ShopUserRow, { columns: ["tenant_id", "user_id"], key: "session_user_id", onDelete: "cascade" })
  }
})

export class SessionRow extends SessionSchema.class {}
SessionSchema.setClass(SessionRow)
