import { Effect } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { type ScheduledJob, ScheduledJobs } from "#domain/schedule/ScheduledJobs.ts"
import { noAddress, locateAddresses } from "#domain/schedule/scheduleInputs.ts"
import { travelMinutes } from "#domain/schedule/travelMinutes.ts"
import { sortTimeOf } from "./siteWork.ts"

/** Returns a user's installer row on one of their own jobs. */
export const ownInstallerRow = ({ install }: Pick<ScheduledJob, "install">, person: UserId) =>
  install.installers.find(({ userId }) => userId === person)!

/** Sorts a user's jobs in the order they travel to them. */
export const inTravelOrder = <J extends ScheduledJob>(jobs: ReadonlyArray<J>, person: UserId): ReadonlyArray<J> =>
  jobs
    .filter(({ stage }) => stage !== "quote")
    .map((job) => ({
      job,
      key: `${job.install.date} ${sortTimeOf({ ...job.install, ...ownInstallerRow(job, person) })}`
    }))
    .toSorted((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : one.job.number - other.job.number))
    .map(({ job }) => job)

/** Returns the travel time in minutes to a mobile job, from the user's previous stop that day or from the shop. */
export const travelTo = Effect.fn("travelTo")(function* (job: Job, person: UserId) {
  const { date } = job.install
  const { between } = yield* ScheduledJobs
  const day = inTravelOrder(yield* between(date, date, { installerId: person }), person)
  const at = day.findIndex(({ id }) => id === job.id)
  const before = day[at - 1]
  const locations = yield* Locations
  const shopOf = (one: Pick<Job, "locationId">) => Effect.orDie(locations.get(one.locationId))
  const isAway = before?.install.repairLocation === "mobile"
  const from = isAway ? (before?.address ?? noAddress) : (yield* shopOf(before ?? job)).address
  const [start, end] = yield* locateAddresses([from, day[at]?.address ?? job.install.address ?? noAddress])
  return travelMinutes({ ...start!, isShop: !isAway }, end!)
})
