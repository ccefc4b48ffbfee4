import { Effect, Schedule } from "effect"
import type { BulkProgress, BulkRunId } from "#domain/bulk-actions/BulkRun.ts"
import type { postBulkStep, postUndo } from "#domain/bulk-actions/bulkActionsApi.ts"
import type { Run } from "#web/api/ApiProvider.tsx"
import { call } from "#web/api/call.ts"
import { Offline } from "#web/api/failures.ts"

/** The runs that this page goes on with now: nobody needs to be asked about them. */
export const underWay = new Set<BulkRunId>()

/** One step, sent once however often the line breaks. */
const step = (endpoint: typeof postBulkStep | typeof postUndo, id: BulkRunId) =>
  call(endpoint, { id }, { idempotencyKey: crypto.randomUUID() }).pipe(
    Effect.retry({
      schedule: Schedule.exponential("300 millis"),
      times: 5,
      while: (failure) => failure instanceof Offline
    })
  )

/** Does, or undoes, a run to its end, and tells after each step how far it is. What it does not reach stays waiting. */
export const runBulk = async (
  run: Run,
  endpoint: typeof postBulkStep | typeof postUndo,
  id: BulkRunId,
  { from, tell = () => {} }: { readonly from?: BulkProgress; readonly tell?: (progress: BulkProgress) => void } = {}
): Promise<BulkProgress> => {
  underWay.add(id)
  try {
    let now = from ?? (await run(step(endpoint, id)))
    while (now.left > 0) {
      tell(now)
      now = await run(step(endpoint, id))
    }
    return now
  } finally {
    underWay.delete(id)
  }
}
