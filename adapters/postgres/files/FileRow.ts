import { defineEntity, p } from "@mikro-orm/postgresql"
import { tenantWall } from "../tenantWall.ts"

/**
 * A file of a shop: what it is, and under which key the object store has its bytes. `bytes` only until they are moved
 * there.
 */
const FileSchema = defineEntity({
  name: "FileRow",
  tableName: "file",
  ...tenantWall,
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    type: p.text(),
    bytes: p.blob().nullable(),
    size: p.integer().nullable(),
    objectKey: p.text().nullable(),
    sha256: p.text().nullable()
  }
})

export class FileRow extends FileSchema.class {}
FileSchema.setClass(FileRow)
