import { Effect } from "effect"
import type { Job } from "#domain/jobs/Job.ts"
import { calibrates, calibrationGaps, siteWorkOf } from "./siteWork.ts"
import { SiteEvents } from "./SiteEvents.ts"

/** Whether a job calibrates a camera and what the networks ask of that is not all there (trade 1.3). */
export const lacksEvidence = Effect.fn("lacksEvidence")(function* (job: Job) {
  if (!calibrates(job)) return false
  const events = (yield* (yield* SiteEvents).of([job.id])).get(job.id) ?? []
  return calibrationGaps(siteWorkOf(events)).length > 0
})
