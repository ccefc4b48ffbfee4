import { defineEntity, p } from "@mikro-orm/postgresql"
import type { PaymentAsk } from "#domain/documents/PaymentAsk.ts"
import { DayColumn } from "../columns.ts"
import { JobRow } from "../jobs/JobRow.ts"
import { belongsTo } from "../belongsTo.ts"
import { tenantWall } from "../tenantWall.ts"

/** Customers' links to papers of their jobs; instants in milliseconds UTC. */
const JobLinkSchema = defineEntity({
  name: "JobLinkRow",
  tableName: "job_link",
  ...tenantWall,
  indexes: [{ name: "job_link_by_job", properties: ["tenantId", "jobId", "id"] }],
  properties: {
    tenantId: p.uuid().primary(),
    id: p.uuid().primary(),
    jobId: p.uuid(),
    kind: p.text(),
    language: p.text(),
    offer: p.text(),
    asks: p.json<PaymentAsk>(),
    at: p.bigint("number"),
    expiresOn: p.type(DayColumn).$type<string>(),
    revokedAt: p.bigint("number").nullable(),
    openedAt: p.bigint("number").nullable(),
    opened: p.integer(),
    callbackAt: p.bigint("number").nullable(),
    callbackNote: p.text(),
    job: () => belongsTo(JobRow, { columns: ["tenant_id", "job_id"], key: "job_link_job", onDelete: "restrict" })
  }
})

export class JobLinkRow extends JobLinkSchema.class {}
JobLinkSchema.setClass(JobLinkRow)
