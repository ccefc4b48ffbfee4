import { Effect } from "effect"
import { Customers } from "#domain/customers/Customers.ts"
import { OverrideReasonMissing, PlanRefused } from "#domain/jobs/BrokenRule.ts"
import { closedRuleOn, hasSamePlan, type Planned } from "#domain/jobs/jobGuards.ts"
import type { Job } from "#domain/jobs/Job.ts"
import type { JobInstall } from "#domain/jobs/JobInstall.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { traced } from "#domain/shared/traced.ts"
import type { BoardJob } from "./boardApi.ts"
import type { ScheduledJob } from "./ScheduledJobs.ts"
import { brokenRulesOf } from "./getVisibleBoard.ts"

/**
 * Applies the board's scheduling rules to a job saved through its form, a link, or an integration: hard rules reject
 * it, and warnings require a reason. Unchanged plans and finished jobs are not checked again.
 */
export const guardSchedule = traced("guardSchedule")(function* (next: Job, before?: Job) {
  const { install } = next
  if (install.complete || next.stage === "invoice") return install
  const keepsReason = before?.install.overrideReason === undefined || install.overrideReason !== undefined
  if (before !== undefined && keepsReason && hasSamePlan(next, before)) return install
  return yield* guardRules(install, yield* warningsOf(next))
})

/** Like `guardSchedule`, for hours the schedule itself proposed to a visitor: only hard rules can reject it. */
export const guardProposedTimes = traced("guardProposedTimes")(function* (next: Job) {
  const warnings = yield* warningsOf(next)
  return yield* guardRules(
    next.install,
    warnings.filter(({ isHard }) => isHard)
  )
})

/** Returns the fields of a job that the board needs. */
export const scheduledOf = Effect.fnUntraced(function* (job: Job) {
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
    // Not used by the scheduling rules.
    isSigned: false,
    payment: null,
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

/**
 * Returns every rule that a planned job breaks. If it has a day but no installer, checks only whether the location is
 * open.
 */
export const warningsOf = Effect.fnUntraced(function* (job: Job) {
  if (job.install.date === "") return []
  if (job.install.installers.length > 0) return (yield* brokenRulesOf([yield* scheduledOf(job)])).get(job.id) ?? []
  const closed = yield* closedFor(job)
  return closed === undefined ? [] : [{ at: 0, ...closed }]
})

/**
 * Returns the broken rules of jobs that are planned together, each with the hours it specifies and alongside the
 * others.
 */
export const warningsOfAll = Effect.fnUntraced(function* (jobs: ReadonlyArray<Job>) {
  const isJudged = ({ install }: Job) => install.date !== "" && install.installers.length > 0
  const judged = yield* brokenRulesOf(yield* Effect.forEach(jobs.filter(isJudged), scheduledOf), { asPlanned: true })
  return new Map(
    yield* Effect.forEach(
      jobs,
      Effect.fnUntraced(function* (job) {
        return [job.id, judged.get(job.id) ?? (yield* warningsOf(job))] as const
      })
    )
  )
})

const closedFor = Effect.fnUntraced(function* ({ locationId, install }: Planned) {
  const location = (yield* (yield* Locations).all).find(({ id }) => id === locationId)
  return location === undefined ? undefined : closedRuleOn(location, install.date)
})

/**
 * Rejects plans that break a hard rule, or break another rule without a reason. Returns the installation to save; a
 * reason is kept only if it overrides something.
 */
export const guardRules = Effect.fnUntraced(function* (install: JobInstall, warnings: BoardJob["warnings"]) {
  const rules = warnings.map(({ at: _, ...rule }) => rule)
  // Double-booking is rejected by the bookings themselves, or has its own reason.
  const hard = rules.filter(({ rule, isHard }) => isHard && rule !== "installerBooked")
  if (hard.length > 0) return yield* new PlanRefused({ rules: hard })
  const soft = rules.filter(({ isHard }) => !isHard)
  const { overrideReason, ...rest } = install
  if (soft.length > 0 && overrideReason === undefined) return yield* new OverrideReasonMissing({ rules: soft })
  return soft.length > 0 || overrideReason === undefined ? install : rest
})
