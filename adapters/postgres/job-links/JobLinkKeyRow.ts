import { defineEntity, p } from "@mikro-orm/postgresql"
import { JobLinkRow } from "./JobLinkRow.ts"
import { belongsTo } from "../belongsTo.ts"
import { tenantWall } from "../tenantWall.ts"

/** By which tokens a link opens: their fingerprints, one a message that was sent. */
const JobLinkKeySchema = defineEntity({
  name: "JobLinkKeyRow",
  tableName: "job_link_key",
  ...tenantWall,
  indexes: [{ name: "job_link_key_by_link", properties: ["tenantId", "linkId"] }],
  properties: {
    tenantId: p.uuid().primary(),
    fingerprint: p.text().primary(),
    linkId: p.uuid(),
    link: () =>
      belongsTo(JobLinkRow, { columns: ["tenant_id", "link_id"], key: "job_link_key_link", onDelete: "cascade" })
  }
})

export class JobLinkKeyRow extends JobLinkKeySchema.class {}
JobLinkKeySchema.setClass(JobLinkKeyRow)
