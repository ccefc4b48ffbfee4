import { Effect } from "effect"
import { Locations } from "#domain/locations/Locations.ts"
import { todayIn } from "#domain/shared/Today.ts"
import { Job } from "./Job.ts"
import { JobChanged } from "./jobFailures.ts"
import type { JobId } from "./JobId.ts"
import { Jobs } from "./Jobs.ts"
import { obstacle } from "./mayBecome.ts"

/** The work is done: the job gets the shop's next invoice number, and its lines and amounts stand. */
export const turnIntoInvoice = Effect.fn("turnIntoInvoice")(function*({ id, version }: { readonly id: JobId; readonly version: number }) {
  const jobs = yield* Jobs
  const kept = yield* jobs.open(id)
  if (kept.version !== version) return yield* new JobChanged({ current: kept })
  const { timeZone } = yield* (yield* Locations).get(kept.locationId)
  const today = yield* todayIn(timeZone)
  const inTheWay = obstacle(kept, "invoice", today)
  if (inTheWay !== undefined) return yield* inTheWay
  return yield* jobs.save(new Job({ ...kept, stage: "invoice", invoicedOn: today, invoiceNumber: yield* jobs.nextNumber("invoice") }))
})
