import { defineEntity, p } from "@mikro-orm/postgresql"
import { ShopUserRow } from "../people/ShopUserRow.ts"
import { belongsTo } from "../belongsTo.ts"
import { tenantWall } from "../tenantWall.ts"

const ListChoiceSchema = defineEntity({
  name: "ListChoiceRow",
  tableName: "list_choice",
  ...tenantWall,
  properties: {
    tenantId: p.uuid().primary(),
    userId: p.uuid().primary(),
    list: p.text().primary(),
    columns: p.text(),
    size: p.integer().nullable(),
    /** May name a view that was deleted: undoing that brings it back. */
    defaultViewId: p.uuid().nullable(),
    user: () =>
      belongsTo(ShopUserRow, { columns: ["tenant_id", "user_id"], key: "list_choice_user_id", onDelete: "cascade" })
  }
})

export class ListChoiceRow extends ListChoiceSchema.class {}
ListChoiceSchema.setClass(ListChoiceRow)
