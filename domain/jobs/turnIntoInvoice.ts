import { Effect } from "effect"
import { noteChanges } from "./noteChanges.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { todayIn } from "#domain/shared/Today.ts"
import { Job } from "./Job.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { Jobs } from "./Jobs.ts"
import { obstacle } from "./mayBecome.ts"
import { stockRequired } from "./stockRequired.ts"

/** The work is done: the job gets the shop's next invoice number, and its lines and amounts stand. */
export const turnIntoInvoice = Effect.fn("turnIntoInvoice")(function* ({
  id,
  version
}: {
  readonly id: JobId
  readonly version: number
}) {
  const jobs = yield* Jobs
  const kept = yield* jobs.openAt(id, version)
  const { timeZone } = yield* (yield* Locations).get(kept.locationId)
  const today = yield* todayIn(timeZone)
  const inTheWay = obstacle(kept, "invoice", today, yield* stockRequired(kept))
  if (inTheWay !== undefined) return yield* inTheWay
  const invoice = new Job({
    ...kept,
    stage: "invoice",
    invoicedOn: today,
    invoiceNumber: kept.invoiceNumber ?? (yield* jobs.nextNumber("invoice"))
  })
  return yield* noteChanges(kept, yield* jobs.save(invoice))
})
