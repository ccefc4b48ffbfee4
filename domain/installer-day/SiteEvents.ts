import { Context, Effect } from "effect"
import type { Job } from "#domain/jobs/Job.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import type { SiteEvent } from "./SiteEvent.ts"
import { includesCalibration, calibrationGaps, safeToDriveAt, siteStateOf } from "./siteWork.ts"

/** Storage for what installers record on site. Append-only. */
export class SiteEvents extends Context.Service<
  SiteEvents,
  {
    /** Returns all events of the given jobs, by job, in the order they happened. Jobs without events are omitted. */
    readonly ofJobs: (
      jobs: ReadonlyArray<JobId>
    ) => Effect.Effect<ReadonlyMap<JobId, ReadonlyArray<SiteEvent>>, never, CurrentTenant>
    readonly add: (job: JobId, event: SiteEvent) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/installer-day/SiteEvents") {}

/** Returns whether a job includes a camera calibration and lacks some of the evidence networks require (trade 1.3). */
export const lacksEvidence = Effect.fn("lacksEvidence")(function* (job: Job) {
  if (!includesCalibration(job)) return false
  const events = (yield* (yield* SiteEvents).ofJobs([job.id])).get(job.id) ?? []
  return calibrationGaps(siteStateOf(events)).length > 0
})

/** Returns when the vehicle may be driven, from the adhesive the installer recorded; undefined if none was recorded. */
export const driveAwayOf = Effect.fn("driveAwayOf")(function* (id: JobId) {
  const { adhesive } = siteStateOf((yield* (yield* SiteEvents).ofJobs([id])).get(id) ?? [])
  return adhesive === undefined ? undefined : safeToDriveAt(adhesive)
})
