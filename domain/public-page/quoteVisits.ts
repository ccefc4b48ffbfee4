import { Effect } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { formatAddress } from "#domain/shared/Address.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { validUntil, priceFault } from "#domain/jobs/stageRules.ts"
import { openLink } from "#domain/job-links/openLink.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { instantOf } from "#domain/shared/WallClock.ts"
import { VisitFixed } from "./quoteFailures.ts"
import { quoteShop } from "./quoteSettings.ts"
import { quoteTimes, lockBestSlot } from "./quoteTimes.ts"
import type { QuoteTime } from "./quoteTypes.ts"
import { notifyRecipients } from "./notifyRecipients.ts"
import { vehicleText } from "#domain/jobs/JobDraft.ts"
import { visitOf } from "./visitOf.ts"
import { toPlan, planVisit, availabilityOf } from "./visitPlan.ts"

/**
 * Whether the visitor can still move or cancel: until the day before, while the job is a quote or order and not
 * complete.
 */
const mayChange = (job: Job, today: string): boolean =>
  visitOf(job) !== null && job.stage !== "invoice" && !job.install.complete && job.install.date > today

/** Returns the visitor's appointment behind their link. */
export const getVisit = Effect.fn("getVisit")(function* ({ token }: { readonly token: string }) {
  yield* (yield* Transaction).runInNew(quoteShop)
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
    goodUntil: priceFault(job) !== undefined ? "" : validUntil(job.quotedOn),
    address: formatAddress(visit?.isMobile === true && away !== null ? away : location.address),
    visit,
    from,
    to: visit === null ? 0 : from + Math.max(30, job.install.duration) * 60_000,
    mayChange: mayChange(job, yield* todayIn(location.timeZone))
  }
})

/**
 * Loads and locks the job of a link whose appointment can still be changed, with its availability query. Fails with
 * `VisitFixed` otherwise.
 */
const openVisit = Effect.fnUntraced(function* (token: string) {
  const shop = yield* (yield* Transaction).runInNew(quoteShop)
  const { jobId } = yield* openLink(token)
  const job = yield* Effect.orDie((yield* Jobs).getForUpdate(jobId))
  const location = yield* Effect.orDie((yield* Locations).get(job.locationId))
  if (!mayChange(job, yield* todayIn(location.timeZone))) return yield* new VisitFixed()
  const customer = yield* Effect.orDie((yield* Customers).get(job.customerId))
  const asked = availabilityOf({ job, location, customer })
  return { shop, job, asked }
})

/** Returns the half-days to which the appointment can be moved. */
export const getVisitTimes = Effect.fn("getVisitTimes")(function* ({ token }: { readonly token: string }) {
  return yield* quoteTimes((yield* openVisit(token)).asked)
})

/** Moves the visitor's appointment. Price and acceptance do not change. */
export const moveVisit = Effect.fn("moveVisit")(function* ({ token, ...time }: QuoteTime & { readonly token: string }) {
  const { shop, job, asked } = yield* openVisit(token)
  const slot = yield* lockBestSlot(asked, time)
  const saved = yield* planVisit(job, toPlan(slot))
  yield* (yield* JobChanges).add(job.id, { _tag: "customer", deed: "moved", note: "" })
  yield* notifyRecipients("quoteMoved", saved, shop)
  return {}
})

/** Cancels the appointment. The quote remains, without a date. */
export const cancelVisit = Effect.fn("cancelVisit")(function* ({ token }: { readonly token: string }) {
  const { shop, job } = yield* openVisit(token)
  yield* notifyRecipients("quoteCanceled", job, shop)
  yield* planVisit(job, { date: "", timeFrame: "", time: "", installers: [] })
  yield* (yield* JobChanges).add(job.id, { _tag: "customer", deed: "canceled", note: "" })
  return {}
})
