import { Clock, Effect } from "effect"
import { factsOfJob } from "#domain/documents/jobFacts.ts"
import type { Job } from "#domain/jobs/Job.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { Messages } from "./Messages.ts"
import { storedNotices } from "./storedNotices.ts"
import { canSend } from "./canSend.ts"
import { AddressNotReachable, NothingToSend } from "./messageFailures.ts"
import type { InstallerEta } from "./messageValues.ts"
import { isNoticeDue, noticeKey } from "./noticeDue.ts"
import { queueNotice, queueOnce } from "./queueNotice.ts"

/**
 * Sends a notice about the day of the job, at most once per appointment date, if the shop has enabled it and the
 * customer can be reached. The caller must hold the lock on the job. Returns whether it did.
 */
const notifyOnce = Effect.fnUntraced(function* (
  notice: "onMyWay" | "done",
  job: Job,
  tenant: Tenant,
  details: Parameters<typeof queueNotice>[3]
) {
  const notices = yield* storedNotices
  if (!notices.on.includes(notice)) return false
  const facts = yield* factsOfJob(job, tenant)
  const { timeZone } = facts.location
  if (!isNoticeDue(notice, notices, job, { now: yield* Clock.currentTimeMillis, timeZone })) return false
  const told = yield* (yield* Messages).noticesOf([job.id])
  if (told.get(job.id)?.has(noticeKey(notice, job.install.date)) === true) return false
  return yield* queueNotice(notice, notices, facts, details)
})

/** Notifies the customer that the installer is on the way. */
export const notifyOnMyWay = (job: Job, tenant: Tenant, road: InstallerEta) =>
  notifyOnce("onMyWay", job, tenant, { eta: road })

/** Notifies the customer that the work is done and when they may drive, unless it was finished too long ago. */
export const notifyDone = (job: Job, tenant: Tenant, safeAt: number | undefined) =>
  notifyOnce("done", job, tenant, { safeAt })

/**
 * Sends the customer a link to pay what they owe: by text if they consented, otherwise by email. Idempotent per job and
 * appointment date; the caller must hold the lock on the job. Fails with `NothingToSend` if nothing is owed, or
 * `AddressNotReachable` if the customer cannot be reached.
 */
export const sendPayLink = Effect.fn("sendPayLink")(function* (job: Job, tenant: Tenant) {
  if (!canSend(job, "payLink")) return yield* new NothingToSend()
  const name = `payLink ${job.install.date}`
  if ((yield* (yield* Messages).noticesOf([job.id])).get(job.id)?.has(name) === true) return
  const facts = yield* factsOfJob(job, tenant)
  const { reviewLink } = yield* storedNotices
  const isSent = yield* queueOnce({ template: "payLink", wanted: "sms", name }, facts, { reviewLink })
  if (!isSent) return yield* new AddressNotReachable()
})
