import { Effect, Schedule } from "effect"
import type { BulkProgress, BulkRunId } from "#domain/bulk-actions/BulkRun.ts"
import type { postBulkStep, postUndo } from "#domain/bulk-actions/bulkActionsApi.ts"
import type { Run } from "#web/api/ApiProvider.tsx"
import { call } from "#web/api/call.ts"
import { Offline } from "#web/api/failures.ts"

/** The bulk runs this page is currently executing, which the user need not be asked about. */
export const runningBulks = new Set<BulkRunId>()

/** Sends one step, retrying under the same idempotency key if the connection fails. */
const step = (endpoint: typeof postBulkStep | typeof postUndo, id: BulkRunId) =>
  call(endpoint, { id }, { idempotencyKey: crypto.randomUUID() }).pipe(
    Effect.retry({
      schedule: Schedule.exponential("300 millis"),
      times: 5,
      while: (failure) => failure instanceof Offline
    })
  )

/** Executes or undoes a bulk run to the end and reports its progress after each step. Rows not reached stay pending. */
export const runBulk = async (
  run: Run,
  endpoint: typeof postBulkStep | typeof postUndo,
  id: BulkRunId,
  { from, tell = () => {} }: { readonly from?: BulkProgress; readonly tell?: (progress: BulkProgress) => void } = {}
): Promise<BulkProgress> => {
  runningBulks.add(id)
  try {
    let now = from ?? (await run(step(endpoint, id)))
    while (now.left > 0) {
      tell(now)
      now = await run(step(endpoint, id))
    }
    return now
  } finally {
    runningBulks.delete(id)
  }
}
