import { defineEntity, p } from "@mikro-orm/postgresql"
import { JobRow } from "../jobs/JobRow.ts"
import { belongsTo } from "../belongsTo.ts"
import { tenantWall } from "../tenantWall.ts"

/** Who has a job open, and when they last said so (milliseconds UTC). */
const JobPresenceSchema = defineEntity({
  name: "JobPresenceRow",
  tableName: "job_presence",
  ...tenantWall,
  properties: {
    tenantId: p.uuid().primary(),
    jobId: p.uuid().primary(),
    userId: p.uuid().primary(),
    name: p.text(),
    seenAt: p.bigint("number"),
    job: () => belongsTo(JobRow, { columns: ["tenant_id", "job_id"], key: "job_presence_job", onDelete: "cascade" })
  }
})

export class JobPresenceRow extends JobPresenceSchema.class {}
JobPresenceSchema.setClass(JobPresenceRow)
