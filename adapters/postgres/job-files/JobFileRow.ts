import { defineEntity, p } from "@mikro-orm/postgresql"
import { tenantWall } from "../tenantWall.ts"

const JobFileSchema = defineEntity({
  name: "JobFileRow",
  tableName: "job_file",
  ...tenantWall,
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
    contentId: p.uuid(),
    thumbnailId: p.uuid().nullable(),
    deletedAt: p.bigint("number").nullable()
  }
})

export class JobFileRow extends JobFileSchema.class {}
JobFileSchema.setClass(JobFileRow)
