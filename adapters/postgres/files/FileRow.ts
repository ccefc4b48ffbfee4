import { defineEntity, p } from "@mikro-orm/postgresql"
import { tenantPolicy } from "../tenantPolicy.ts"

/**
 * A shop's file: what it is, and the key of its content in the object store. `bytes` is set only until the content is
 * moved there.
 */
const FileSchema = defineEntity({
  name: "FileRow",
  tableName: "file",
  ...tenantPolicy,
  indexes: [
    {
      name: "file_in_database",
      expression: "CREATE INDEX file_in_database ON public.file USING btree (tenant_id, id) WHERE (bytes IS NOT NULL)"
    },
    {
      name: "file_object_key",
      expression: "CREATE UNIQUE INDEX file_object_key ON public.file USING btree (tenant_id, object_key)"
    },
    { name: "file_size", expression: "CREATE INDEX file_size ON public.file USING btree (tenant_id) INCLUDE (size)" }
  ],
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
