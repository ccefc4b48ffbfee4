import { Effect, Layer } from "effect"
import { SiteEvent } from "#domain/installer-day/SiteEvent.ts"
import { SiteEvents } from "#domain/installer-day/SiteEvents.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { fieldValues, personOf } from "../columns.ts"
import { Database } from "../Database.ts"
import { decodeStored } from "../storedJson.ts"
import { SiteEventRow } from "./SiteEventRow.ts"

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
