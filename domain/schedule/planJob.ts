import { Effect } from "effect"
import { bookInstallers, guardInstallers } from "#domain/jobs/bookInstallers.ts"
import { enteredDatesOf, guardDays, guardStep } from "#domain/jobs/jobGuards.ts"
import { type JobInstall, preserveTimes } from "#domain/jobs/JobInstall.ts"
import { type Job, withFields } from "#domain/jobs/Job.ts"
import { recordHistory } from "#domain/jobs/JobChanges.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { traced } from "#domain/shared/traced.ts"
import type { JobPlan, putJobPlan } from "./boardApi.ts"
import { guardRules, scheduledOf, warningsOf } from "./guardSchedule.ts"
import { toBoardJob } from "./getVisibleBoard.ts"

type Asked = (typeof putJobPlan)["input"]["Type"]

/**
 * Opens a job at its version and returns it with the requested installation, after checking that its installers are
 * available and its date is plausible.
 */
export const lockForPlanning = Effect.fnUntraced(function* ({ id, version, ...plan }: Asked) {
  const kept = yield* guardStep("change", yield* (yield* Jobs).getForUpdateAt(id, version))
  yield* guardInstallers(plan.installers, kept.install.installers)
  const { timeZone } = yield* (yield* Locations).get(kept.locationId)
  const asked = installOf(kept, plan)
  yield* guardDays({ "install.date": asked.date }, yield* todayIn(timeZone), enteredDatesOf(kept))
  return { kept, asked }
})

/** Returns a job's installation with another plan. Drops the override reason, which was given for the previous plan. */
export const installOf = ({ install }: Job, plan: JobPlan): JobInstall => {
  const { overrideReason: _, ...before } = install
  return { ...before, ...plan, installers: preserveTimes(plan.installers, install.installers) }
}

/**
 * Plans when and by whom a job is installed. Quoted prices and the customer's answer are unchanged. An override reason
 * is kept only if it overrides something.
 */
export const planJob = traced("planJob")(function* (plan: Asked) {
  const { kept, asked } = yield* lockForPlanning(plan)
  const { install, keepBookings } = yield* bookInstallers(
    kept.id,
    { locationId: kept.locationId, install: asked },
    kept
  )
  const next = withFields(kept, { install })
  const warnings = yield* warningsOf(next)
  const saved = yield* (yield* Jobs).save(withFields(kept, { install: yield* guardRules(install, warnings) }))
  yield* keepBookings
  yield* recordHistory(kept, saved)
  return { ...toBoardJob(yield* scheduledOf(saved)), warnings }
})
