import { defineEntity, p } from "@mikro-orm/postgresql"
import type { PhotoReply } from "#domain/public-page/PhotoReply.ts"
import { JobLinkRow } from "../job-links/JobLinkRow.ts"
import { JobRow } from "../jobs/JobRow.ts"
import { belongsTo } from "../belongsTo.ts"
import { tenantWall } from "../tenantWall.ts"

/** What customers sent by links that ask for photos, one for each link; instants in milliseconds UTC. */
const PhotoReplySchema = defineEntity({
  name: "PhotoReplyRow",
  tableName: "photo_reply",
  ...tenantWall,
  indexes: [{ name: "photo_reply_by_job", properties: ["tenantId", "jobId", "linkId"] }],
  properties: {
    tenantId: p.uuid().primary(),
    linkId: p.uuid().primary(),
    jobId: p.uuid(),
    vin: p.text().nullable(),
    car: p.json<PhotoReply["car"]>().nullable(),
    lookups: p.integer(),
    panes: p.json<PhotoReply["panes"]>(),
    answers: p.json<PhotoReply["answers"]>(),
    photos: p.json<PhotoReply["photos"]>(),
    at: p.bigint("number"),
    sentAt: p.bigint("number").nullable(),
    link: () =>
      belongsTo(JobLinkRow, { columns: ["tenant_id", "link_id"], key: "photo_reply_link", onDelete: "restrict" }),
    job: () => belongsTo(JobRow, { columns: ["tenant_id", "job_id"], key: "photo_reply_job", onDelete: "restrict" })
  }
})

export class PhotoReplyRow extends PhotoReplySchema.class {}
PhotoReplySchema.setClass(PhotoReplyRow)
