import { defineEntity, p } from "@mikro-orm/postgresql"
import { tenantWall } from "../tenantWall.ts"

const ShopUserSchema = defineEntity({
  name: "ShopUserRow",
  tableName: "shop_user",
  ...tenantWall,
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    userName: p.text(),
    firstName: p.text(),
    lastName: p.text(),
    emailAddress: p.text(),
    phoneNumber: p.text(),
    roles: p.array(),
    defaultLanguage: p.smallint(),
    timeZone: p.text(),
    active: p.boolean(),
    passwordHash: p.text().hidden()
  }
})

export class ShopUserRow extends ShopUserSchema.class {}
ShopUserSchema.setClass(ShopUserRow)
