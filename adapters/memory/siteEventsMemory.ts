import { Effect, Layer } from "effect"
import type { SiteEvent } from "#domain/installer-day/SiteEvent.ts"
import { SiteEvents } from "#domain/installer-day/SiteEvents.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { MemoryTables } from "./MemoryTables.ts"
import { sorted } from "./lists.ts"

/** In-memory storage for what installers recorded at their stops. */
export const siteEventsMemory = Layer.effect(
  SiteEvents,
  Effect.gen(function* () {
    const { current } = yield* MemoryTables
    return SiteEvents.of({
      ofJobs: (jobs) =>
        Effect.map(current, ({ siteEvents }) => {
          const found = [...siteEvents.values()].filter(({ jobId }) => jobs.includes(jobId))
          return new Map<JobId, ReadonlyArray<SiteEvent>>(
            [...Map.groupBy(found, ({ jobId }) => jobId)].map(([job, those]) => [
              job,
              sorted(
                those.map(({ event }) => event),
                ({ at, id }) => [at, id]
              )
            ])
          )
        }),
      add: (jobId, event) =>
        Effect.map(current, ({ siteEvents }) => void siteEvents.set(`${jobId} ${event.id}`, { jobId, event }))
    })
  })
).pipe(Layer.provide(MemoryTables.empty))
