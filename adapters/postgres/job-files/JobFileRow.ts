import { defineEntity, p } from "@mikro-orm/postgresql"
import { FileRow } from "../files/FileRow.ts"
import { JobRow } from "../jobs/JobRow.ts"
import { belongsTo } from "../belongsTo.ts"
import { tenantWall } from "../tenantWall.ts"

const JobFileSchema = defineEntity({
  name: "JobFileRow",
  tableName: "job_file",
  ...tenantWall,
  indexes: [
    {
      name: "job_file_by_content",
      expression: "CREATE INDEX job_file_by_content ON public.job_file USING btree (tenant_id, content_id)"
    },
    {
      name: "job_file_by_thumbnail",
      expression: "CREATE INDEX job_file_by_thumbnail ON public.job_file USING btree (tenant_id, thumbnail_id)"
    }
  ],
  properties: {
    tenantId: p.uuid().primary(),
    jobId: p.uuid().primary(),
    /** The browser's name for it. */
    id: p.uuid().primary(),
    place: p.text(),
    name: p.text(),
    type: p.text(),
    size: p.integer(),
    at: p.bigint("number"),
    /** No key to the person: the file stays when they are gone. */
    byId: p.uuid().nullable(),
    byName: p.text(),
    content: p.uuid().name("content_id"),
    thumbnail: p.uuid().nullable().name("thumbnail_id"),
    deletedAt: p.bigint("number").nullable(),
    contentFile: () =>
      belongsTo(FileRow, { columns: ["tenant_id", "content_id"], key: "job_file_content", onDelete: "restrict" }),
    job: () => belongsTo(JobRow, { columns: ["tenant_id", "job_id"], key: "job_file_job", onDelete: "restrict" }),
    thumbnailFile: () =>
      belongsTo(FileRow, { columns: ["tenant_id", "thumbnail_id"], key: "job_file_thumbnail", onDelete: "restrict" })
  }
})

export class JobFileRow extends JobFileSchema.class {}
JobFileSchema.setClass(JobFileRow)
