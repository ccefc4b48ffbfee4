import { Clock, Effect } from "effect"
import { whoChanges } from "#domain/job-changes/whoChanges.ts"
import { JobFiles } from "#domain/job-files/JobFiles.ts"
import { type Job, withFacts } from "#domain/jobs/Job.ts"
import { JobChanges, noteChanges } from "#domain/jobs/JobChanges.ts"
import { JobNotFound } from "#domain/jobs/jobFailures.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { asker, sees } from "#domain/jobs/seenBy.ts"
import { hasStep } from "#domain/jobs/stageRules.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { sendPayLink, tellDone, tellOnMyWay } from "#domain/messages/tellFromSite.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { traced } from "#domain/shared/traced.ts"
import { wallClockAt } from "#domain/shared/WallClock.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import type { postSiteEvent } from "./installerDayApi.ts"
import { type SiteEvent, SitePhotoMissing, TooManySiteEvents, mostSiteEvents } from "./SiteEvent.ts"
import { driveAwayOf, SiteEvents } from "./SiteEvents.ts"
import { travelTo } from "./travelTo.ts"
import { writtenOn } from "./writtenOn.ts"

const minutes = 60_000

/** So long after an installer left, where the phone had no signal before, the customer is still told. */
export const stillOnTheWay = 15 * minutes

/** How long the window is in which the installer arrives; it begins at a time that ends in 0 or 5. */
const window = 30 * minutes
const step = 5 * minutes

/**
 * Tells the customer of a mobile job that the installer left, with the window of their arrival; not where they are there
 * by now. `before` is what happened at the stop already.
 */
const tellCustomer = Effect.fn("tellCustomer")(function* (
  job: Job,
  tenant: Tenant,
  { before, left, now }: { readonly before: ReadonlyArray<SiteEvent>; readonly left: number; readonly now: number }
) {
  const isOver = before.some(({ at, deed }) => at >= left && (deed._tag === "step" || deed._tag === "couldNot"))
  if (job.install.repairLocation !== "mobile" || isOver || now - left > stillOnTheWay) return
  const { firstName, id } = yield* asker
  const { timeZone } = yield* Effect.orDie((yield* Locations).get(job.locationId))
  const from = Math.ceil((left + (yield* travelTo(job, id)) * minutes) / step) * step
  yield* tellOnMyWay(job, tenant, {
    installer: firstName,
    arrival: { from: wallClockAt(from, timeZone), to: wallClockAt(from + window, timeZone) }
  })
})

/**
 * Keeps what an installer did at a stop, once, however often the phone sends it, and writes it on the job where it
 * belongs there and the office wrote nothing else meanwhile. On an invoice nothing is written: the event is kept beside.
 * As the installer leaves, and as the last of them is done, the customer is told; a link to pay by is sent or refused.
 */
export const keepSiteEvent = traced("keepSiteEvent")(function* ({
  id,
  eventId,
  at,
  deed
}: (typeof postSiteEvent)["input"]["Type"]) {
  const jobs = yield* Jobs
  const events = yield* SiteEvents
  const isLeaving = deed._tag === "step" && deed.step === "onMyWay"
  const isFinishing = deed._tag === "step" && deed.step === "finished"
  // The directory is asked outside the shop's transaction, which must hold nothing meanwhile.
  const tenant =
    isLeaving || isFinishing || deed._tag === "payLink"
      ? yield* (yield* Tenants).get((yield* CurrentTenant).id)
      : undefined
  // From here on nobody else writes to this job: an event that came twice is seen.
  const job = yield* jobs.open(id)
  if (!sees(yield* asker, job)) return yield* new JobNotFound({ id })
  const before = (yield* events.of([id])).get(id) ?? []
  const known = before.find((one) => one.id === eventId)
  if (known !== undefined) return known
  if (before.length >= mostSiteEvents) return yield* new TooManySiteEvents({ most: mostSiteEvents })
  if (deed._tag === "photo") {
    const file = yield* (yield* JobFiles).find(id, deed.fileId)
    if (file === undefined || file.deletedAt !== null) return yield* new SitePhotoMissing({ fileId: deed.fileId })
  }
  if (deed._tag === "payLink" && tenant !== undefined) yield* sendPayLink(job, tenant)
  const now = yield* Clock.currentTimeMillis
  const happened = Math.min(at, now)
  const written = writtenOn(job, deed, { userId: (yield* asker).id, at: happened })
  const isBilled = !hasStep(job, "work")
  let done: Job | undefined
  if (written.job !== job && !isBilled) {
    const saved = yield* jobs.save(written.job).pipe(Effect.orDie)
    // Times have the entry of their step.
    if (isFinishing && saved.install.complete && !job.install.complete) done = saved
    const { installers } = saved.install
    yield* noteChanges(withFacts(job, { install: { ...job.install, installers } }, { disableChecks: true }), saved)
  }
  const event: SiteEvent = {
    id: eventId,
    at: happened,
    receivedAt: now,
    by: yield* whoChanges,
    outcome: isBilled && written.job !== job ? "invoiceStands" : written.outcome,
    deed
  }
  yield* events.add(id, event)
  yield* (yield* JobChanges).add(id, { _tag: "site", deed: deedNamed(deed), outcome: event.outcome })
  if (isLeaving && tenant !== undefined && !isBilled) yield* tellCustomer(job, tenant, { before, left: happened, now })
  if (done !== undefined && tenant !== undefined) yield* tellDone(done, tenant, yield* driveAwayOf(id))
  return event
})

const deedNamed = (deed: SiteEvent["deed"]) => (deed._tag === "step" ? deed.step : deed._tag)
