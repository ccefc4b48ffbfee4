import { defineEntity, p } from "@mikro-orm/postgresql"
import { ShopUserRow } from "../people/ShopUserRow.ts"
import { belongsTo } from "../belongsTo.ts"
import { tenantWall } from "../tenantWall.ts"

const ListViewSchema = defineEntity({
  name: "ListViewRow",
  tableName: "list_view",
  ...tenantWall,
  indexes: [
    { name: "list_view_by_list", properties: ["tenantId", "list", "sortName", "id"] },
    { name: "list_view_by_owner", properties: ["tenantId", "ownerId"] }
  ],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    version: p.integer(),
    list: p.text(),
    ownerId: p.uuid(),
    name: p.text(),
    isShared: p.boolean(),
    address: p.text(),
    /** The name in lower case, for order. */
    sortName: p.text().collation("und-x-icu"),
    owner: () =>
      belongsTo(ShopUserRow, { columns: ["tenant_id", "owner_id"], key: "list_view_owner_id", onDelete: "cascade" })
  }
})

export class ListViewRow extends ListViewSchema.class {}
ListViewSchema.setClass(ListViewRow)
