import { defineEntity, p } from "@mikro-orm/postgresql"
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
    position: p.integer()
  }
})

export class UserLocationRow extends UserLocationSchema.class {}
UserLocationSchema.setClass(UserLocationRow)
