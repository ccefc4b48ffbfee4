import { Clock, Effect } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { jobFacts } from "#domain/documents/jobFacts.ts"
import type { JobEvent } from "#domain/jobs/JobChange.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import type { JobSearch, JobSummary } from "#domain/jobs/JobSearch.ts"
import type { Batch } from "#domain/shared/Page.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { dayOf, daysAfter } from "#domain/shared/Day.ts"
import type { StoredNotices, NoticeKind } from "./CustomerNotices.ts"
import { isNoticeDue, noticeKey, thankYouDays } from "./noticeDue.ts"
import { storedNotices } from "./storedNotices.ts"
import { Messages } from "./Messages.ts"
import { queueNotice } from "./queueNotice.ts"

/**
 * How long a job must be unchanged before its customer is notified, in milliseconds, so that mistakes can still be
 * corrected.
 */
export const settleTime = 10 * 60_000

/** Notices triggered by a date; the on-the-way notice is sent when the installer leaves. */
type DatedNotice = Exclude<NoticeKind, "onMyWay">

/**
 * Returns a search for the jobs a notice may concern in any time zone: one extra day at both ends, narrowed down later
 * by each job's local time.
 */
const searchOf = (kind: DatedNotice, { since }: StoredNotices, today: string): JobSearch => {
  switch (kind) {
    case "booked":
      return { stage: "workorder", wonFrom: since[kind] ?? today, installFrom: daysAfter(today, -1) }
    case "dayBefore":
      return { stage: "workorder", installFrom: today, installTo: daysAfter(today, 2) }
    case "done":
      return { installFrom: daysAfter(today, -1), installTo: daysAfter(today, 1) }
    case "thanks":
      return { installFrom: daysAfter(today, -thankYouDays - 1), installTo: today }
  }
}

/** Returns the jobs of a search that have not had the notice. */
const unnotifiedJobs = Effect.fnUntraced(function* (kind: DatedNotice, search: JobSearch) {
  const jobs = yield* Jobs
  const messages = yield* Messages
  const found: Array<JobId> = []
  for (let after: string | undefined = ""; after !== undefined;) {
    const { items, next }: Batch<JobSummary> = yield* jobs.batch(search, after || undefined)
    const told = yield* messages.noticesOf(items.map(({ id }) => id))
    found.push(
      ...items
        .filter(({ id, installDate }) => told.get(id)?.has(noticeKey(kind, installDate)) !== true)
        .map(({ id }) => id)
    )
    after = next
  }
  return found
})

/** Whether a timeline entry set the job's current date. */
const isPlanned = (what: JobEvent) =>
  what._tag === "stage" || (what._tag === "changed" && what.fields.some(({ path }) => path === "install.date"))

/** Looks up when a job's vehicle may be driven, in milliseconds UTC; undefined if not recorded. */
type DriveAway<R> = (id: JobId) => Effect.Effect<number | undefined, never, R>

/** Writes a notice about a job if it is due and the customer can be reached. Returns whether it did. */
const queueIfDue = <R>(kind: DatedNotice, notices: StoredNotices, id: JobId, driveAway: DriveAway<R>) =>
  Effect.gen(function* () {
    // The job stays locked until this is saved, so the notice cannot be sent twice.
    const { job, location, customer, tenant } = yield* jobFacts(id, { isLocked: true })
    const now = yield* Clock.currentTimeMillis
    if (!isNoticeDue(kind, notices, job, { now, timeZone: location.timeZone })) return false
    const messages = yield* Messages
    const notice = noticeKey(kind, job.install.date)
    if ((yield* messages.noticesOf([id])).get(id)?.has(notice) === true) return false
    const { items: changes } = yield* (yield* JobChanges).list(id, { size: 100 })
    if (changes.some(({ at }) => now - at < settleTime)) return false
    const said = (yield* messages.ofJob(id)).filter(({ template, isTest }) => template === "workorder" && !isTest)
    const isToday = ({ at }: { readonly at: number }) => dayOf(at, location.timeZone) === dayOf(now, location.timeZone)
    const planned = changes.find(({ what }) => isPlanned(what))?.at ?? 0
    // Customers who were already notified manually of this appointment, or today, are not notified again.
    if (kind === "booked" && said.some(({ at }) => at >= planned)) return false
    if (kind === "dayBefore" && said.some(isToday)) return false
    const more = kind === "done" ? { safeAt: yield* driveAway(id) } : {}
    return yield* queueNotice(kind, notices, { job, location, customer, tenant }, more)
  })

/**
 * Sends a shop's customers all notices that are due. Returns the number of messages. Safe to run at any time,
 * repeatedly and on several nodes: each job gets each notice once.
 */
export const sendNotices = <R = never>(driveAway: DriveAway<R> = () => Effect.undefined) =>
  Effect.gen(function* () {
    const notices = yield* storedNotices
    const { run } = yield* Transaction
    const today = dayOf(yield* Clock.currentTimeMillis, "UTC")
    let told = 0
    for (const kind of notices.on) {
      if (kind === "onMyWay") continue
      for (const id of yield* unnotifiedJobs(kind, searchOf(kind, notices, today)))
        // The job may have been deleted in the meantime.
        if (
          yield* run(queueIfDue(kind, notices, id, driveAway)).pipe(
            Effect.catchTag("JobNotFound", () => Effect.succeed(false))
          )
        )
          told += 1
    }
    return told
  }).pipe(Effect.withSpan("sendNotices"))
