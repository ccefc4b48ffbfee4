import { Effect } from "effect"
import { noteChanges } from "./noteChanges.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { todayIn } from "#domain/shared/Today.ts"
import { Job } from "./Job.ts"
import { StageNotNext } from "./jobFailures.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { Jobs } from "./Jobs.ts"
import { obstacle } from "./mayBecome.ts"

/**
 * One stage back, while no money was taken. Nothing entered is lost; an invoice's number stays the job's, for when it
 * is invoiced again.
 */
export const reopenJob = Effect.fn("reopenJob")(function* ({
  id,
  version
}: {
  readonly id: JobId
  readonly version: number
}) {
  const jobs = yield* Jobs
  const kept = yield* jobs.openAt(id, version)
  if (kept.stage === "quote") return yield* new StageNotNext({ from: "quote", to: "quote" })
  const back = kept.stage === "invoice" ? "workorder" : "quote"
  const { timeZone } = yield* (yield* Locations).get(kept.locationId)
  const inTheWay = obstacle(kept, back, yield* todayIn(timeZone))
  if (inTheWay !== undefined) return yield* inTheWay
  return yield* noteChanges(kept, yield* jobs.save(new Job({ ...kept, stage: back, invoicedOn: "" })))
})
