import { defineEntity, p } from "@mikro-orm/postgresql"

/**
 * Global list: that something of a shop changed, and no more, so that a node asks for all shops at once and then each
 * behind its wall. Instants in milliseconds UTC.
 */
const ShopNewsSchema = defineEntity({
  name: "ShopNewsRow",
  tableName: "shop_news",
  properties: {
    xid: p.string().columnType("xid8").primary(),
    tenantId: p.uuid().primary(),
    at: p.bigint("number")
  }
})

export class ShopNewsRow extends ShopNewsSchema.class {}
ShopNewsSchema.setClass(ShopNewsRow)
