import { Clock, Effect } from "effect"
import { factsAround } from "#domain/documents/jobFacts.ts"
import type { Job } from "#domain/jobs/Job.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { keptNotices } from "./keptNotices.ts"
import { Messages } from "./Messages.ts"
import type { Road } from "./messageValues.ts"
import { isNoticeDue, noticeName } from "./noticeDue.ts"
import { writeNotice } from "./writeNotice.ts"

/**
 * Tells the customer of a job that is held that the installer is on the way, where the shop wants that and they can be
 * reached: once for its day. Says whether it did.
 */
export const tellOnMyWay = Effect.fn("tellOnMyWay")(function* (job: Job, tenant: Tenant, road: Road) {
  const notices = yield* keptNotices
  if (!notices.on.includes("onMyWay")) return false
  const facts = yield* factsAround(job, tenant)
  const { timeZone } = facts.location
  if (!isNoticeDue("onMyWay", notices, job, { now: yield* Clock.currentTimeMillis, timeZone })) return false
  const told = yield* (yield* Messages).noticesOf([job.id])
  if (told.get(job.id)?.has(noticeName("onMyWay", job.install.date)) === true) return false
  return yield* writeNotice("onMyWay", notices, facts, { road })
})
