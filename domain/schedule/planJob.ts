import { Effect } from "effect"
import { Customers } from "#domain/customers/Customers.ts"
import { bookInstallers, guardInstallers } from "#domain/jobs/bookInstallers.ts"
import { daysOf, guardDays } from "#domain/jobs/guardDays.ts"
import { guardStep } from "#domain/jobs/guardStep.ts"
import { keepTimes } from "#domain/jobs/installTimes.ts"
import { type Job, withFacts } from "#domain/jobs/Job.ts"
import { noteChanges } from "#domain/jobs/JobChanges.ts"
import type { JobInstall } from "#domain/jobs/JobInstall.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { todayIn } from "#domain/shared/Today.ts"
import { traced } from "#domain/shared/traced.ts"
import { type BoardJob, OverrideReasonMissing, PlanRefused, type putJobPlan } from "./boardApi.ts"
import type { ScheduledJob } from "./ScheduledJobs.ts"
import { factsOf, judge } from "./seeBoard.ts"

/**
 * Plans when and by whom a job is installed. Its prices stay as they were quoted, and so does the customer's answer. A
 * reason stays only where it overrides something.
 */
export const planJob = traced("planJob")(function* ({ id, version, ...plan }: (typeof putJobPlan)["input"]["Type"]) {
  const jobs = yield* Jobs
  const kept = yield* guardStep("change", yield* jobs.openAt(id, version))
  yield* guardInstallers(plan.installers, kept.install.installers)
  const { timeZone } = yield* (yield* Locations).get(kept.locationId)
  const { overrideReason: _, ...before } = kept.install
  const installers = keepTimes(plan.installers, kept.install.installers)
  const asked: JobInstall = { ...before, ...plan, installers }
  yield* guardDays({ "install.date": asked.date }, yield* todayIn(timeZone), daysOf(kept))
  const { install, keepBookings } = yield* bookInstallers(id, { locationId: kept.locationId, install: asked }, kept)
  const next = withFacts(kept, { install })
  const warnings = yield* warningsOf(yield* scheduledOf(next))
  yield* guardRules(install, warnings)
  const { overrideReason, ...rest } = install
  const isNeeded = overrideReason === undefined || warnings.some(({ isHard }) => !isHard)
  const saved = yield* jobs.save(isNeeded ? next : withFacts(kept, { install: rest }))
  yield* keepBookings
  yield* noteChanges(kept, saved)
  return { ...factsOf(yield* scheduledOf(saved)), warnings }
})

/** What of a job the board asks for. */
const scheduledOf = Effect.fnUntraced(function* (job: Job) {
  const customer = yield* (yield* Customers).get(job.customerId).pipe(Effect.orDie)
  const { id, version, number, stage, locationId, install, partsStatus, vehicle } = job
  const scheduled: ScheduledJob = {
    id,
    version,
    number,
    stage,
    customerName: customer.customerName,
    phoneNumbers: customer.phoneNumbers,
    vehicle: [vehicle.year || "", vehicle.make, vehicle.model].filter((word) => word !== "").join(" "),
    locationId,
    install,
    partsStatus,
    isInsured: job.insurance !== null,
    address:
      install.repairLocation === "mobile"
        ? (install.address ?? customer.shippingAddress ?? customer.billingAddress)
        : null,
    lines: job.lines
      .filter(({ kind }) => kind !== "labor")
      .map(({ kind, partNumber, description, status }) => ({ kind, partNumber, description, status }))
  }
  return scheduled
})

const warningsOf = (job: ScheduledJob) =>
  job.install.date === "" || job.install.installers.length === 0
    ? Effect.succeed([])
    : Effect.map(judge([job]), (judged) => judged.get(job.id) ?? [])

/** Refuses what breaks a rule that no reason overrides, and what breaks another without one. */
const guardRules = Effect.fnUntraced(function* (
  { overrideReason }: Pick<JobInstall, "overrideReason">,
  warnings: BoardJob["warnings"]
) {
  const rules = warnings.map(({ at: _, ...rule }) => rule)
  // Two jobs at once are refused by the bookings themselves, or have a reason of their own.
  const hard = rules.filter(({ rule, isHard }) => isHard && rule !== "installerBooked")
  if (hard.length > 0) return yield* new PlanRefused({ rules: hard })
  const soft = rules.filter(({ isHard }) => !isHard)
  if (soft.length > 0 && overrideReason === undefined) return yield* new OverrideReasonMissing({ rules: soft })
})
