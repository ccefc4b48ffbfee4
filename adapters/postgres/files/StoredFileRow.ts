import { defineEntity, p } from "@mikro-orm/postgresql"
import { tenantWall } from "../tenantWall.ts"

/** Small pictures that every node must have at hand: app nodes keep nothing. */
const StoredFileSchema = defineEntity({
  name: "StoredFileRow",
  tableName: "stored_file",
  ...tenantWall,
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    type: p.text(),
    bytes: p.blob()
  }
})

export class StoredFileRow extends StoredFileSchema.class {}
StoredFileSchema.setClass(StoredFileRow)
