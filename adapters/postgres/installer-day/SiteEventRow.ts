import { defineEntity, p } from "@mikro-orm/postgresql"
import type { SiteDeed } from "#domain/installer-day/SiteEvent.ts"
import { JobRow } from "../jobs/JobRow.ts"
import { belongsTo } from "../belongsTo.ts"
import { tenantWall } from "../tenantWall.ts"

/** What installers did at their stops. The application may add to it and read it, no more. */
const SiteEventSchema = defineEntity({
  name: "SiteEventRow",
  tableName: "site_event",
  ...tenantWall,
  properties: {
    tenantId: p.uuid().primary(),
    jobId: p.uuid().primary(),
    /** The phone's name for it. */
    id: p.uuid().primary(),
    at: p.bigint("number"),
    receivedAt: p.bigint("number"),
    /** No key to the person: the event stays when they are gone. */
    byId: p.uuid().nullable(),
    byName: p.text(),
    outcome: p.text(),
    deed: p.json<SiteDeed>(),
    job: () => belongsTo(JobRow, { columns: ["tenant_id", "job_id"], key: "site_event_job", onDelete: "restrict" })
  }
})

export class SiteEventRow extends SiteEventSchema.class {}
SiteEventSchema.setClass(SiteEventRow)
