import { Effect } from "effect"
import { jobInSight } from "#domain/jobs/visibleJob.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { EdiInvoices } from "./EdiInvoices.ts"
import { isLocked } from "./ediStates.ts"

/** Whether a network holds the invoice of a job that whoever asks may see. */
export const seeHold = Effect.fn("seeHold")(function* (id: JobId) {
  yield* jobInSight(id)
  const invoices = yield* EdiInvoices
  const kept = yield* invoices.get(id)
  if (kept === undefined || !isLocked(kept.state)) return { held: null }
  const queued = (yield* invoices.history(id)).find(({ what }) => what === "queued")
  return { held: { network: kept.network, isQueued: kept.state === "queued", at: queued?.at ?? kept.stateAt } }
})
