import { defineEntity, p } from "@mikro-orm/postgresql"
import { JobLinkRow } from "../job-links/JobLinkRow.ts"
import { JobRow } from "../jobs/JobRow.ts"
import { belongsTo } from "../belongsTo.ts"
import { tenantWall } from "../tenantWall.ts"

/**
 * Messages to customers about their jobs, and what became of them; instants in milliseconds UTC. `notice` names one that
 * went out by itself: a job has each once.
 */
const MessageSchema = defineEntity({
  name: "MessageRow",
  tableName: "message",
  ...tenantWall,
  indexes: [{ name: "message_by_job", properties: ["tenantId", "jobId", "id"] }],
  uniques: [{ name: "message_notice", properties: ["tenantId", "jobId", "notice"] }],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    jobId: p.uuid(),
    channel: p.text(),
    template: p.text(),
    language: p.text(),
    to: p.text().name("to_address"),
    toName: p.text(),
    subject: p.text(),
    body: p.text(),
    isTest: p.boolean(),
    linkId: p.uuid().nullable(),
    state: p.text(),
    trouble: p.text().nullable(),
    detail: p.text(),
    by: p.text().name("by_name"),
    at: p.bigint("number"),
    stateAt: p.bigint("number"),
    claimedAt: p.bigint("number").nullable(),
    notice: p.text().nullable(),
    job: () => belongsTo(JobRow, { columns: ["tenant_id", "job_id"], key: "message_job", onDelete: "restrict" }),
    link: () => belongsTo(JobLinkRow, { columns: ["tenant_id", "link_id"], key: "message_link", onDelete: "restrict" })
  }
})

export class MessageRow extends MessageSchema.class {}
MessageSchema.setClass(MessageRow)
