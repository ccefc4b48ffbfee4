import { Effect, Layer, Schema } from "effect"
import { JobPresence, Present, presentFor } from "#domain/job-presence/JobPresence.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"

export const jobPresencePostgres = Layer.effect(
  JobPresence,
  Effect.gen(function* () {
    const database = yield* Database
    return JobPresence.of({
      seen: Effect.fn("JobPresence.seen")(function* (jobId, who, at) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.write((writing) =>
          Promise.all([
            writing.execute("delete from job_presence where tenant_id = ? and job_id = ? and seen_at < ?", [
              tenantId,
              jobId,
              at - presentFor
            ]),
            writing.execute(saying, [tenantId, jobId, who.userId, who.name, at, tenantId, jobId])
          ])
        )
        const rows = yield* database.read((reading) =>
          reading.execute(others, [tenantId, jobId, who.userId, at - presentFor])
        )
        return rows.map((row) => toPresent(row))
      })
    })
  })
)

const toPresent = Schema.decodeUnknownSync(Present)

// A job that is not there has nobody at it.
const saying = `
  insert into job_presence (tenant_id, job_id, user_id, name, seen_at) select ?::uuid, ?::uuid, ?::uuid, ?, ?
  where exists (select from job where tenant_id = ? and id = ?)
  on conflict (tenant_id, job_id, user_id) do update set name = excluded.name, seen_at = excluded.seen_at`
const others = `select user_id as "userId", name from job_presence where tenant_id = ? and job_id = ? and user_id <> ? and seen_at >= ? order by name, user_id`
