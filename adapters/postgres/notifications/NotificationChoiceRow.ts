import { defineEntity, p } from "@mikro-orm/postgresql"
import { belongsTo } from "../belongsTo.ts"
import { ShopUserRow } from "../people/ShopUserRow.ts"
import { tenantWall } from "../tenantWall.ts"

/** How a person is told of a kind of news; no row stands for the usual way. */
const NotificationChoiceSchema = defineEntity({
  name: "NotificationChoiceRow",
  tableName: "notification_choice",
  ...tenantWall,
  properties: {
    tenantId: p.uuid().primary(),
    userId: p.uuid().primary(),
    kind: p.text().primary(),
    channel: p.text(),
    user: () =>
      belongsTo(ShopUserRow, {
        columns: ["tenant_id", "user_id"],
        key: "notification_choice_user",
        onDelete: "cascade"
      })
  }
})

export class NotificationChoiceRow extends NotificationChoiceSchema.class {}
NotificationChoiceSchema.setClass(NotificationChoiceRow)
