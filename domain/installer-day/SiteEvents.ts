import { Context, Effect } from "effect"
import type { Job } from "#domain/jobs/Job.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import type { SiteEvent } from "./SiteEvent.ts"
import { calibrates, calibrationGaps, safeToDriveAt, siteWorkOf } from "./siteWork.ts"

/** Where it is kept what installers did at their stops. Only ever added to. */
export class SiteEvents extends Context.Service<
  SiteEvents,
  {
    /** All of some jobs, by job, each in the order in which they happened. A job without any is left out. */
    readonly of: (
      jobs: ReadonlyArray<JobId>
    ) => Effect.Effect<ReadonlyMap<JobId, ReadonlyArray<SiteEvent>>, never, CurrentTenant>
    readonly add: (job: JobId, event: SiteEvent) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/installer-day/SiteEvents") {}

/** Whether a job calibrates a camera and what the networks ask of that is not all there (trade 1.3). */
export const lacksEvidence = Effect.fn("lacksEvidence")(function* (job: Job) {
  if (!calibrates(job)) return false
  const events = (yield* (yield* SiteEvents).of([job.id])).get(job.id) ?? []
  return calibrationGaps(siteWorkOf(events)).length > 0
})

/** When the vehicle of a job may be driven by what its installer noted of the adhesive; undefined where nothing was. */
export const driveAwayOf = Effect.fn("driveAwayOf")(function* (id: JobId) {
  const { adhesive } = siteWorkOf((yield* (yield* SiteEvents).of([id])).get(id) ?? [])
  return adhesive === undefined ? undefined : safeToDriveAt(adhesive)
})
