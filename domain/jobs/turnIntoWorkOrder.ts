import { Effect } from "effect"
import { noteChanges } from "./noteChanges.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { todayIn } from "#domain/shared/Today.ts"
import { bookInstallers, withoutReasons } from "./bookInstallers.ts"
import { daysOf, guardDays } from "./guardDays.ts"
import { Job } from "./Job.ts"
import type { JobInstall } from "./JobInstall.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { Jobs } from "./Jobs.ts"
import { StageNotNext } from "./jobFailures.ts"
import { obstacle } from "./mayBecome.ts"

interface Accepted {
  readonly id: JobId
  readonly version: number
  readonly date: JobInstall["date"]
  readonly timeFrame: JobInstall["timeFrame"]
}

/** The customer said yes: the quote becomes a work order with its day of installation. Nothing else changes. */
export const turnIntoWorkOrder = Effect.fn("turnIntoWorkOrder")(function* ({ id, version, date, timeFrame }: Accepted) {
  const jobs = yield* Jobs
  const kept = yield* jobs.openAt(id, version)
  // Back from an invoice is another step.
  if (kept.stage !== "quote") return yield* new StageNotNext({ from: kept.stage, to: "workorder" })
  const { timeZone } = yield* (yield* Locations).get(kept.locationId)
  const accepted = new Job({ ...kept, version, install: { ...kept.install, date, timeFrame } })
  const today = yield* todayIn(timeZone)
  yield* guardDays({ "install.date": date }, today, daysOf(kept))
  const inTheWay = obstacle(accepted, "workorder", today)
  if (inTheWay !== undefined) return yield* inTheWay
  const { install, keepBookings } = yield* bookInstallers(
    id,
    date === kept.install.date ? accepted : withoutReasons(accepted),
    kept
  )
  const saved = yield* jobs.save(new Job({ ...accepted, install, stage: "workorder" }))
  yield* keepBookings
  return yield* noteChanges(kept, saved)
})
