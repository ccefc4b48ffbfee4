import { defineEntity, p } from "@mikro-orm/postgresql"
import { tenantWall } from "../tenantWall.ts"

/**
 * Room that an upload under way has reserved. `expiresAt` in milliseconds UTC: from then on nobody counts it any more.
 */
const StorageReservationSchema = defineEntity({
  name: "StorageReservationRow",
  tableName: "storage_reservation",
  ...tenantWall,
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    bytes: p.bigint("number"),
    expiresAt: p.bigint("number")
  }
})

export class StorageReservationRow extends StorageReservationSchema.class {}
StorageReservationSchema.setClass(StorageReservationRow)
