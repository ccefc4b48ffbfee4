import { defineEntity, p } from "@mikro-orm/postgresql"
import { JobRow } from "./JobRow.ts"
import { belongsTo } from "../belongsTo.ts"
import { tenantWall } from "../tenantWall.ts"

/**
 * Who installs a job, once more, as rows that "whose jobs" and "who on that day" are found by; the job's own
 * installation says the same.
 */
const JobInstallerSchema = defineEntity({
  name: "JobInstallerRow",
  tableName: "job_installer",
  ...tenantWall,
  indexes: [{ name: "job_installer_by_user", properties: ["tenantId", "userId", "jobId"] }],
  properties: {
    tenantId: p.uuid().primary(),
    jobId: p.uuid().primary(),
    /** From 0, in the order of the form. */
    position: p.integer().primary(),
    userId: p.uuid(),
    startTime: p.text(),
    endTime: p.text(),
    job: () => belongsTo(JobRow, { columns: ["tenant_id", "job_id"], key: "job_installer_job", onDelete: "cascade" })
  }
})

export class JobInstallerRow extends JobInstallerSchema.class {}
JobInstallerSchema.setClass(JobInstallerRow)
