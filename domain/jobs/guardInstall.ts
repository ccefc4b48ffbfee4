import { Effect, Equal } from "effect"
import { type Location, isClosed } from "#domain/locations/Location.ts"
import { offOn } from "#domain/shared/WeekHours.ts"
import { type BrokenRule, type OverrideReasonMissing, PlanRefused } from "./BrokenRule.ts"
import type { Job } from "./Job.ts"
import type { JobInstall } from "./JobInstall.ts"

/** What the rules of the schedule depend on; a job may be kept or only asked for. */
export type Planned = Pick<Job, "locationId" | "install" | "insurance">

/**
 * Judges a job as it would be kept, in place of how it stands where it is there already, and gives its installation as
 * it may be kept. The schedule supplies it to the calls that save jobs: it knows everybody's days, which jobs do not.
 */
export type GuardInstall<R> = (
  next: Job,
  before?: Job
) => Effect.Effect<JobInstall, PlanRefused | OverrideReasonMissing, R>

/** Judges nothing: for jobs that come from elsewhere as they are. */
export const anyInstall: GuardInstall<never> = ({ install }) => Effect.succeed(install)

/** The closed day of a location as the rule that a job on it breaks; undefined where it is open, or no day is named. */
export const closedOn = (shop: Pick<Location, "businessHours" | "closedDays">, day: string): BrokenRule | undefined =>
  day !== "" && isClosed(shop, day)
    ? { rule: "closedLocation", isHard: true, day, note: offOn(shop.closedDays, day)?.note ?? "" }
    : undefined

/** Refuses to put a job on a day on which its location is closed. What stood there before stays. */
export const guardOpenDay = Effect.fnUntraced(function* (
  shop: Pick<Location, "businessHours" | "closedDays">,
  next: Pick<Planned, "locationId" | "install">,
  before: Pick<Planned, "locationId" | "install">
) {
  if (next.locationId === before.locationId && next.install.date === before.install.date) return
  const closed = closedOn(shop, next.install.date)
  if (closed !== undefined) return yield* new PlanRefused({ rules: [closed] })
})

/** Whether nothing changed that a rule of the schedule depends on: what was kept so is not judged again. */
export const isPlannedAlike = (one: Planned, other: Planned): boolean => Equal.equals(planOf(one), planOf(other))

const planOf = ({ locationId, install, insurance }: Planned) => {
  const { jobType, duration, installers, repairLocation, address, date, timeFrame, partsExpected = "" } = install
  return {
    locationId,
    jobType,
    duration,
    installers: installers.map(({ userId, start, end }) => ({ userId, start, end })),
    repairLocation,
    address,
    date,
    timeFrame,
    partsExpected,
    isInsured: insurance !== null
  }
}
