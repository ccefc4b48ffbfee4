import { defineEntity, p } from "@mikro-orm/postgresql"
import type { JobEvent } from "#domain/jobs/JobChange.ts"
import { tenantWall } from "../tenantWall.ts"

/** What happened to a shop's jobs. The application may add to it and read it, no more. */
const JobChangeSchema = defineEntity({
  name: "JobChangeRow",
  tableName: "job_change",
  ...tenantWall,
  properties: {
    tenantId: p.uuid().primary(),
    /** No key to the job: a deleted quote's history waits for its return. */
    jobId: p.uuid().primary(),
    /** Grows with time, so the key is also the order of the timeline. */
    id: p.uuid().primary(),
    at: p.bigint("number"),
    /** No key to the person: the entry stays when they are gone. */
    byId: p.uuid().nullable(),
    byName: p.text(),
    kind: p.text(),
    parts: p.array(),
    what: p.json<JobEvent>()
  }
})

export class JobChangeRow extends JobChangeSchema.class {}
JobChangeSchema.setClass(JobChangeRow)
