import { bookInstallers, guardInstallers } from "#domain/jobs/bookInstallers.ts"
import { daysOf, guardDays } from "#domain/jobs/guardDays.ts"
import { guardStep } from "#domain/jobs/guardStep.ts"
import { keepTimes } from "#domain/jobs/installTimes.ts"
import { withFacts } from "#domain/jobs/Job.ts"
import { noteChanges } from "#domain/jobs/JobChanges.ts"
import type { JobInstall } from "#domain/jobs/JobInstall.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { todayIn } from "#domain/shared/Today.ts"
import { traced } from "#domain/shared/traced.ts"
import type { putJobPlan } from "./boardApi.ts"
import { guardRules, scheduledOf, warningsOf } from "./guardSchedule.ts"
import { factsOf } from "./seeBoard.ts"

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
  const warnings = yield* warningsOf(next)
  const saved = yield* jobs.save(withFacts(kept, { install: yield* guardRules(install, warnings) }))
  yield* keepBookings
  yield* noteChanges(kept, saved)
  return { ...factsOf(yield* scheduledOf(saved)), warnings }
})
