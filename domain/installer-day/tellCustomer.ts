import { Effect } from "effect"
import type { Job } from "#domain/jobs/Job.ts"
import { asker } from "#domain/jobs/visibleJob.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { tellOnMyWay } from "#domain/messages/tellOnMyWay.ts"
import { wallClockAt } from "#domain/shared/WallClock.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import type { SiteEvent } from "./SiteEvent.ts"
import { travelTo } from "./travelTo.ts"

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
export const tellCustomer = Effect.fn("tellCustomer")(function* (
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
