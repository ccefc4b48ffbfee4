import { Effect } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { calibrationNamed } from "#domain/estimates/knownLines.ts"
import type { Calibration } from "#domain/nags/GlassPart.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { writtenAddress } from "./writtenAddress.ts"
import { bookInstallers } from "#domain/jobs/bookInstallers.ts"
import { type Job, withFacts } from "#domain/jobs/Job.ts"
import { JobChanges, noteChanges } from "#domain/jobs/JobChanges.ts"
import type { JobInstall } from "#domain/jobs/JobInstall.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { goodUntil, priceFault } from "#domain/jobs/stageRules.ts"
import { openLink } from "#domain/job-links/openLink.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { todayIn } from "#domain/shared/Today.ts"
import { guardProposed } from "#domain/schedule/guardSchedule.ts"
import { instantOf } from "#domain/shared/WallClock.ts"
import { timeTaken, VisitFixed } from "./quoteFailures.ts"
import { quoteShop } from "./quoteSettings.ts"
import { quoteTimes, takeSlot, type TimesAsked } from "./quoteTimes.ts"
import type { QuoteTime } from "./quoteTypes.ts"
import { tellShop } from "./tellShop.ts"
import { vehicleText } from "#domain/jobs/vehicleText.ts"
import { visitOf } from "./visitOf.ts"

/** Whether a visitor may still move or cancel: until the day before, while it is a quote or ordered, and not done. */
const mayChange = (job: Job, today: string): boolean =>
  visitOf(job) !== null && job.stage !== "invoice" && !job.install.complete && job.install.date > today

/** A visitor's appointment behind their link. */
export const seeVisit = Effect.fn("seeVisit")(function* ({ token }: { readonly token: string }) {
  yield* (yield* Transaction).apart(quoteShop)
  const { jobId } = yield* openLink(token)
  const job = yield* Effect.orDie((yield* Jobs).get(jobId))
  const location = yield* Effect.orDie((yield* Locations).get(job.locationId))
  const customer = yield* Effect.orDie((yield* Customers).get(job.customerId))
  const visit = visitOf(job)
  const from = visit === null ? 0 : instantOf(visit.day, visit.start, location.timeZone)
  const away = job.install.address ?? customer.shippingAddress
  return {
    number: job.number,
    vehicle: vehicleText(job.vehicle),
    total: priceFault(job) !== undefined ? null : job.totals.customerShare,
    goodUntil: priceFault(job) !== undefined ? "" : goodUntil(job.quotedOn),
    address: writtenAddress(visit?.isMobile === true && away !== null ? away : location.address),
    visit,
    from,
    to: visit === null ? 0 : from + Math.max(30, job.install.duration) * 60_000,
    mayChange: mayChange(job, yield* todayIn(location.timeZone))
  }
})

/** The job of a link, held, that may still be moved; with what its time is sought by. */
const openVisit = Effect.fnUntraced(function* (token: string) {
  const shop = yield* (yield* Transaction).apart(quoteShop)
  const { jobId } = yield* openLink(token)
  const job = yield* Effect.orDie((yield* Jobs).open(jobId))
  const location = yield* Effect.orDie((yield* Locations).get(job.locationId))
  if (!mayChange(job, yield* todayIn(location.timeZone))) return yield* new VisitFixed()
  const customer = yield* Effect.orDie((yield* Customers).get(job.customerId))
  const asked: TimesAsked = {
    requestId: job.id,
    jobId: job.id,
    glass:
      job.install.jobType === "repair" ? "chip" : job.install.jobType === "calibration" ? "calibration" : "windshield",
    chips: 1,
    calibration: calibrationOf(job),
    insured: job.insurance !== null,
    isMobile: job.install.repairLocation === "mobile",
    postalCode: (job.install.address ?? customer.shippingAddress)?.postalCode ?? "",
    location,
    minutes: job.install.duration
  }
  return { shop, job, asked }
})

/** How the camera of a job is calibrated, as its lines say. */
const calibrationOf = ({ lines }: Job): Calibration => {
  const line = lines.find(({ kind }) => kind === "calibration")
  return line === undefined ? "none" : (calibrationNamed(line) ?? "static")
}

/** The halves of days to which it can be moved. */
export const seeVisitTimes = Effect.fn("seeVisitTimes")(function* ({ token }: { readonly token: string }) {
  return yield* quoteTimes((yield* openVisit(token)).asked)
})

/** Moves a visitor's appointment; price and answer stay as they are. */
export const moveVisit = Effect.fn("moveVisit")(function* ({ token, ...time }: QuoteTime & { readonly token: string }) {
  const { shop, job, asked } = yield* openVisit(token)
  const slot = yield* takeSlot(asked, time)
  const saved = yield* keepInstall(job, {
    date: slot.day,
    timeFrame: slot.half,
    time: slot.start,
    installers: [{ userId: slot.userId, start: slot.start, end: slot.end }]
  })
  yield* (yield* JobChanges).add(job.id, { _tag: "customer", deed: "moved", note: "" })
  yield* tellShop("quoteMoved", saved, shop)
  return {}
})

/** Cancels it: the quote stays, without a day. */
export const cancelVisit = Effect.fn("cancelVisit")(function* ({ token }: { readonly token: string }) {
  const { shop, job } = yield* openVisit(token)
  yield* tellShop("quoteCanceled", job, shop)
  yield* keepInstall(job, { date: "", timeFrame: "", time: "", installers: [] })
  yield* (yield* JobChanges).add(job.id, { _tag: "customer", deed: "canceled", note: "" })
  return {}
})

const keepInstall = Effect.fnUntraced(function* (
  job: Job,
  plan: Pick<JobInstall, "date" | "timeFrame" | "time" | "installers">
) {
  const { overrideReason: _, ...standing } = job.install
  const { install, keepBookings } = yield* bookInstallers(
    job.id,
    { locationId: job.locationId, install: { ...standing, ...plan } },
    job
  ).pipe(Effect.catch(timeTaken))
  const next = withFacts(job, { install }, { disableChecks: true })
  if (install.date !== "") yield* guardProposed(next).pipe(Effect.catch(timeTaken))
  const saved = yield* Effect.orDie((yield* Jobs).save(next))
  yield* keepBookings
  yield* noteChanges(job, saved)
  return saved
})
