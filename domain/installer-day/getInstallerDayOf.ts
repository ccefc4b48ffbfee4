import { Clock, Effect } from "effect"
import { requireUser } from "#domain/access/CurrentUser.ts"
import { currentAuthor } from "#domain/job-changes/currentAuthor.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { lineText } from "#domain/documents/lineText.ts"
import { JobFiles } from "#domain/job-files/JobFiles.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import type { JobWork } from "#domain/jobs/JobWork.ts"
import { toJobWork } from "#domain/jobs/jobVisibility.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { Users } from "#domain/people/Users.ts"
import { canSend } from "#domain/messages/canSend.ts"
import { ScheduledJobs } from "#domain/schedule/ScheduledJobs.ts"
import { noAddress, locateAddresses } from "#domain/schedule/scheduleInputs.ts"
import { travelMinutes } from "#domain/schedule/travelMinutes.ts"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { dayOf, daysAfter } from "#domain/shared/Day.ts"
import { traced } from "#domain/shared/traced.ts"
import { daysAhead, type InstallerDay, type Stop } from "./installerDayApi.ts"
import { SiteEvents } from "./SiteEvents.ts"
import { inTravelOrder, ownInstallerRow } from "./travelTo.ts"

const inWordsOf = (work: JobWork, language: DocumentLanguage | undefined): JobWork =>
  language === undefined
    ? work
    : { ...work, lines: work.lines.map((line) => ({ ...line, description: lineText(line.description, language) })) }

/** Upper limit of stops returned; no installer has this many in a week. */
const maxStops = 150

/**
 * Returns the current user's jobs for today and the next days in travel order, with line descriptions in the requested
 * language.
 */
export const getInstallerDayOf = traced("getInstallerDayOf")(function* ({
  language
}: {
  readonly language?: DocumentLanguage
}) {
  const person = yield* requireUser
  const locations = yield* (yield* Locations).all
  const user = (yield* (yield* Users).list).find(({ id }) => id === person.id)
  const home = locations.find(({ id }) => id === user?.defaultLocationKey) ?? locations[0]
  const today = dayOf(yield* Clock.currentTimeMillis, home?.timeZone ?? "UTC")
  const { between } = yield* ScheduledJobs
  const ordered = inTravelOrder(
    yield* between(today, daysAfter(today, daysAhead), { installerId: person.id }),
    person.id
  ).slice(0, maxStops)
  const places = yield* locateAddresses([
    ...locations.map(({ address }) => address),
    ...ordered.map(({ address }) => address ?? noAddress)
  ])
  const shops = new Map(locations.map(({ id }, at) => [id, { ...places[at]!, isShop: true }]))
  const events = yield* (yield* SiteEvents).ofJobs(ordered.map(({ id }) => id))
  const jobs = yield* Jobs
  const files = yield* JobFiles
  const customers = yield* Customers
  const stops: Array<Stop> = []
  let before: { readonly day: string; readonly place: (typeof places)[number] } | undefined
  for (const [at, scheduled] of ordered.entries()) {
    // Skip jobs deleted in the meantime.
    const job = yield* jobs.get(scheduled.id).pipe(Effect.catchTag("JobNotFound", () => Effect.succeed(undefined)))
    if (job === undefined) continue
    const customer = yield* customers.get(job.customerId).pipe(Effect.orDie)
    const location = locations.find(({ id }) => id === job.locationId)!
    const shop = shops.get(location.id)!
    const place = job.install.repairLocation === "mobile" ? places[locations.length + at]! : shop
    const { start, end } = ownInstallerRow(scheduled, person.id)
    stops.push({
      day: job.install.date,
      start,
      end,
      travel: travelMinutes(before?.day === job.install.date ? before.place : shop, place),
      timeZone: location.timeZone,
      locationName: location.locationName,
      locationAddress: location.address,
      job: inWordsOf(toJobWork(job, customer), language),
      mayPay: canSend(job, "payLink"),
      photos: (yield* files.ofJob(job.id)).map(({ id, place: slot }) => ({ fileId: id, place: slot })),
      events: events.get(job.id) ?? []
    })
    before = { day: job.install.date, place }
  }
  const day: InstallerDay = { today, me: (yield* currentAuthor)!, stops }
  return day
})
