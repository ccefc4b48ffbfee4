import { Clock, Effect } from "effect"
import { factsAround } from "#domain/documents/jobFacts.ts"
import type { Job } from "#domain/jobs/Job.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { keptNotices } from "./keptNotices.ts"
import { Messages } from "./Messages.ts"
import { isNoticeDue, noticeName } from "./noticeDue.ts"
import { writeNotice } from "./writeNotice.ts"

/**
 * Tells the customer of a job that is held that the work is done, where the shop wants that and they can be reached:
 * once for its day, and not when it was done so long ago that they have their vehicle. Says whether it did.
 */
export const tellDone = Effect.fn("tellDone")(function* (job: Job, tenant: Tenant, safeAt: number | undefined) {
  const notices = yield* keptNotices
  if (!notices.on.includes("done")) return false
  const facts = yield* factsAround(job, tenant)
  const { timeZone } = facts.location
  if (!isNoticeDue("done", notices, job, { now: yield* Clock.currentTimeMillis, timeZone })) return false
  const told = yield* (yield* Messages).noticesOf([job.id])
  if (told.get(job.id)?.has(noticeName("done", job.install.date)) === true) return false
  return yield* writeNotice("done", notices, facts, { safeAt })
})
