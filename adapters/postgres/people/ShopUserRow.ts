import { defineEntity, p } from "@mikro-orm/postgresql"
import type { Address } from "#domain/shared/Address.ts"
import { tenantWall } from "../tenantWall.ts"

const ShopUserSchema = defineEntity({
  name: "ShopUserRow",
  tableName: "shop_user",
  ...tenantWall,
  indexes: [{ name: "shop_user_by_name", properties: ["tenantId", "sortName", "id"] }],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    version: p.integer(),
    userName: p.text(),
    firstName: p.text(),
    lastName: p.text(),
    emailAddress: p.text(),
    phoneNumber: p.text(),
    roles: p.array(),
    defaultLocationId: p.uuid().nullable(),
    defaultLanguage: p.smallint(),
    timeZone: p.text(),
    address: p.json<Address | null>().nullable(),
    photoId: p.uuid().nullable(),
    usesAvatar: p.boolean(),
    mustChangePassword: p.boolean(),
    active: p.boolean(),
    passwordHash: p.text().hidden(),
    /** Last name, first name in lower case, for order. */
    sortName: p.text(),
    /** Names, e-mail and phone digits in lower case, for "contains". */
    searchText: p.text()
  }
})

export class ShopUserRow extends ShopUserSchema.class {}
ShopUserSchema.setClass(ShopUserRow)
