import { Clock, Effect } from "effect"
import { requireUser } from "#domain/access/CurrentUser.ts"
import { currentAuthor } from "#domain/job-changes/currentAuthor.ts"
import { JobFiles } from "#domain/job-files/JobFiles.ts"
import { type Job, withFields } from "#domain/jobs/Job.ts"
import { JobChanges, recordHistory } from "#domain/jobs/JobChanges.ts"
import { JobNotFound } from "#domain/jobs/jobFailures.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { canSeeJob } from "#domain/jobs/jobVisibility.ts"
import { hasStep } from "#domain/jobs/stageRules.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { sendPayLink, notifyDone, notifyOnMyWay } from "#domain/messages/notifyFromSite.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { traced } from "#domain/shared/traced.ts"
import { wallClockAt } from "#domain/shared/WallClock.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import type { postSiteEvent } from "./installerDayApi.ts"
import { type SiteEvent, SitePhotoMissing, TooManySiteEvents, maxSiteEvents } from "./SiteEvent.ts"
import { driveAwayOf, SiteEvents } from "./SiteEvents.ts"
import { travelTo } from "./travelTo.ts"
import { applyEntryToJob } from "./applyEntryToJob.ts"

const minutes = 60_000

/** How long after an installer left the customer is still notified, in case the phone had no signal. */
export const onMyWayGracePeriod = 15 * minutes

/** Length of the arrival window. Its start is rounded up to a multiple of five minutes. */
const window = 30 * minutes
const step = 5 * minutes

/**
 * Notifies the customer of a mobile job that the installer is on the way, with the arrival window. Skipped if the
 * installer has already arrived or the job could not be done. `before` are the stop's earlier events.
 */
const notifyCustomer = Effect.fn("notifyCustomer")(function* (
  job: Job,
  tenant: Tenant,
  { before, left, now }: { readonly before: ReadonlyArray<SiteEvent>; readonly left: number; readonly now: number }
) {
  const isOver = before.some(({ at, deed }) => at >= left && (deed._tag === "step" || deed._tag === "couldNot"))
  if (job.install.repairLocation !== "mobile" || isOver || now - left > onMyWayGracePeriod) return
  const { firstName, id } = yield* requireUser
  const { timeZone } = yield* Effect.orDie((yield* Locations).get(job.locationId))
  const from = Math.ceil((left + (yield* travelTo(job, id)) * minutes) / step) * step
  yield* notifyOnMyWay(job, tenant, {
    installer: firstName,
    arrival: { from: wallClockAt(from, timeZone), to: wallClockAt(from + window, timeZone) }
  })
})

/**
 * Saves what an installer did at a stop and copies it to the job, unless the office changed the same field in the
 * meantime. An invoiced job is not changed; only the event is saved. Idempotent per event id. Notifies the customer
 * when the installer leaves and when the last installer finishes. A payment link is sent, or rejected if there is
 * nothing to pay.
 */
export const saveSiteEvent = traced("saveSiteEvent")(function* ({
  id,
  eventId,
  at,
  deed
}: (typeof postSiteEvent)["input"]["Type"]) {
  const jobs = yield* Jobs
  const events = yield* SiteEvents
  const isLeaving = deed._tag === "step" && deed.step === "onMyWay"
  const isFinishing = deed._tag === "step" && deed.step === "finished"
  // The directory is queried outside the tenant's transaction, which must not hold locks while waiting.
  const tenant =
    isLeaving || isFinishing || deed._tag === "payLink"
      ? yield* (yield* Tenants).get((yield* CurrentTenant).id)
      : undefined
  // Locks the job, so that a duplicate event is detected.
  const job = yield* jobs.getForUpdate(id)
  if (!canSeeJob(yield* requireUser, job)) return yield* new JobNotFound({ id })
  const before = (yield* events.ofJobs([id])).get(id) ?? []
  const known = before.find((one) => one.id === eventId)
  if (known !== undefined) return known
  if (before.length >= maxSiteEvents) return yield* new TooManySiteEvents({ most: maxSiteEvents })
  if (deed._tag === "photo") {
    const file = yield* (yield* JobFiles).find(id, deed.fileId)
    if (file === undefined || file.deletedAt !== null) return yield* new SitePhotoMissing({ fileId: deed.fileId })
  }
  if (deed._tag === "payLink" && tenant !== undefined) yield* sendPayLink(job, tenant)
  const now = yield* Clock.currentTimeMillis
  const happened = Math.min(at, now)
  const written = applyEntryToJob(job, deed, { userId: (yield* requireUser).id, at: happened })
  const isBilled = !hasStep(job, "work")
  let done: Job | undefined
  if (written.job !== job && !isBilled) {
    const saved = yield* jobs.save(written.job).pipe(Effect.orDie)
    // The step's own entry already records the times.
    if (isFinishing && saved.install.complete && !job.install.complete) done = saved
    const { installers } = saved.install
    yield* recordHistory(withFields(job, { install: { ...job.install, installers } }, { disableChecks: true }), saved)
  }
  const event: SiteEvent = {
    id: eventId,
    at: happened,
    receivedAt: now,
    by: yield* currentAuthor,
    outcome: isBilled && written.job !== job ? "invoiceStands" : written.outcome,
    deed
  }
  yield* events.add(id, event)
  yield* (yield* JobChanges).add(id, { _tag: "site", deed: entryNamed(deed), outcome: event.outcome })
  if (isLeaving && tenant !== undefined && !isBilled)
    yield* notifyCustomer(job, tenant, { before, left: happened, now })
  if (done !== undefined && tenant !== undefined) yield* notifyDone(done, tenant, yield* driveAwayOf(id))
  return event
})

const entryNamed = (deed: SiteEvent["deed"]) => (deed._tag === "step" ? deed.step : deed._tag)
