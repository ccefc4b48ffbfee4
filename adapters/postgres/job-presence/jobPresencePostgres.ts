import { defineEntity, p } from "@mikro-orm/postgresql"
import { Effect, Layer, Schema } from "effect"
import { JobPresence, PresentUser, presenceTimeout } from "#domain/job-presence/JobPresence.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { belongsTo } from "../belongsTo.ts"
import { fieldValues } from "../columns.ts"
import { Database } from "../Database.ts"
import { JobRow } from "../jobs/JobRow.ts"
import { tenantPolicy } from "../tenantPolicy.ts"

/** Which users have a job open, and when they last reported it (milliseconds UTC). */
const JobPresenceSchema = defineEntity({
  name: "JobPresenceRow",
  tableName: "job_presence",
  ...tenantPolicy,
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

export const jobPresencePostgres = Layer.effect(
  JobPresence,
  Effect.gen(function* () {
    const database = yield* Database
    return JobPresence.of({
      recordPresence: Effect.fn("JobPresence.recordPresence")(function* (jobId, who, at) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.query((em) =>
          em.nativeDelete(JobPresenceRow, { tenantId, jobId, seenAt: { $lt: at - presenceTimeout } })
        )
        yield* database.write((writing) =>
          writing.execute(saying, [tenantId, jobId, who.userId, who.name, at, tenantId, jobId])
        )
        const rows = yield* database.query((em) =>
          em.find(
            JobPresenceRow,
            { tenantId, jobId, userId: { $ne: who.userId }, seenAt: { $gte: at - presenceTimeout } },
            { orderBy: { name: "asc", userId: "asc" }, disableIdentityMap: true }
          )
        )
        return rows.map((row) => toPresent(fieldValues(row)))
      }),
      clearPresence: Effect.fn("JobPresence.clearPresence")(function* (jobId, userId) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.query((em) => em.nativeDelete(JobPresenceRow, { tenantId, jobId, userId }))
      })
    })
  })
)

const toPresent = Schema.decodeUnknownSync(PresentUser)

// Inserts nothing if the job does not exist.
const saying = `
  insert into job_presence (tenant_id, job_id, user_id, name, seen_at) select ?::uuid, ?::uuid, ?::uuid, ?, ?
  where exists (select from job where tenant_id = ? and id = ?)
  on conflict (tenant_id, job_id, user_id) do update set name = excluded.name, seen_at = excluded.seen_at`
