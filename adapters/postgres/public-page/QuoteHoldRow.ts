import { defineEntity, p } from "@mikro-orm/postgresql"
import { ShopUserRow } from "../people/ShopUserRow.ts"
import { belongsTo } from "../belongsTo.ts"
import { tenantWall } from "../tenantWall.ts"

/** Hours of installers that visitors of the public page hold; instants in milliseconds UTC. */
const QuoteHoldSchema = defineEntity({
  name: "QuoteHoldRow",
  tableName: "quote_hold",
  ...tenantWall,
  indexes: [{ name: "quote_hold_by_end", properties: ["tenantId", "expiresAt"] }],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    userId: p.uuid(),
    from: p.bigint("number").name("starts_at"),
    to: p.bigint("number").name("ends_at"),
    expiresAt: p.bigint("number"),
    user: () =>
      belongsTo(ShopUserRow, { columns: ["tenant_id", "user_id"], key: "quote_hold_user", onDelete: "cascade" })
  }
})

export class QuoteHoldRow extends QuoteHoldSchema.class {}
QuoteHoldSchema.setClass(QuoteHoldRow)
