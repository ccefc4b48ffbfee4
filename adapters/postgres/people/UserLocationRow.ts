import { defineEntity, p } from "@mikro-orm/postgresql"
import { LocationRow } from "../locations/LocationRow.ts"
import { ShopUserRow } from "./ShopUserRow.ts"
import { belongsTo } from "../belongsTo.ts"
import { tenantWall } from "../tenantWall.ts"

/** Where a person works, in the order somebody named the places. */
const UserLocationSchema = defineEntity({
  name: "UserLocationRow",
  tableName: "user_location",
  ...tenantWall,
  indexes: [{ name: "user_location_by_location", properties: ["tenantId", "locationId"] }],
  properties: {
    tenantId: p.uuid().primary(),
    userId: p.uuid().primary(),
    locationId: p.uuid().primary(),
    position: p.integer(),
    location: () =>
      belongsTo(LocationRow, {
        columns: ["tenant_id", "location_id"],
        key: "user_location_location_id",
        onDelete: "cascade"
      }),
    user: () =>
      belongsTo(ShopUserRow, { columns: ["tenant_id", "user_id"], key: "user_location_user_id", onDelete: "cascade" })
  }
})

export class UserLocationRow extends UserLocationSchema.class {}
UserLocationSchema.setClass(UserLocationRow)
