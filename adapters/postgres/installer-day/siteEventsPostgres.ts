import { defineEntity, p } from "@mikro-orm/postgresql"
import { Effect, Layer } from "effect"
import { type SiteDeed, SiteEvent } from "#domain/installer-day/SiteEvent.ts"
import { SiteEvents } from "#domain/installer-day/SiteEvents.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { belongsTo } from "../belongsTo.ts"
import { fieldValues, personOf } from "../columns.ts"
import { Database } from "../Database.ts"
import { JobRow } from "../jobs/JobRow.ts"
import { decodeStored } from "../storedJson.ts"
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

export const siteEventsPostgres = Layer.effect(
  SiteEvents,
  Effect.gen(function* () {
    const database = yield* Database
    return SiteEvents.of({
      of: Effect.fn("SiteEvents.of")(function* (jobs) {
        const { id: tenantId } = yield* CurrentTenant
        if (jobs.length === 0) return new Map()
        const rows = yield* database.query((em) =>
          em.find(
            SiteEventRow,
            { tenantId, jobId: { $in: [...jobs] } },
            { orderBy: { at: "asc", id: "asc" }, disableIdentityMap: true }
          )
        )
        const found = rows.map((row) => ({ job: row.jobId as JobId, event: toEvent(row) }))
        return new Map(
          [...Map.groupBy(found, ({ job }) => job)].map(([job, those]) => [job, those.map(({ event }) => event)])
        )
      }),
      add: Effect.fn("SiteEvents.add")(function* (jobId, { by, ...event }) {
        const { id: tenantId } = yield* CurrentTenant
        const row = { ...event, tenantId, jobId, byId: by?.id ?? null, byName: by?.name ?? "" }
        yield* database.query((em) => em.insert(SiteEventRow, row))
      })
    })
  })
)

const decode = decodeStored(SiteEvent)
const toEvent = (row: SiteEventRow): SiteEvent => decode({ ...fieldValues(row), by: personOf(row.byId, row.byName) })
