import { Worker } from "node:worker_threads"
import { Effect } from "effect"

/** Milliseconds the event loop may be blocked before it is logged, and before the process is killed (0 for never). */
export interface Watch {
  readonly logAfter: number
  readonly endAfter: number
}

/** Milliseconds between two heartbeats. */
const beat = 100

/**
 * Watches the event loop from a separate thread, through heartbeats in shared memory, so it works even when the loop
 * does not. Logs when the loop is blocked; past `endAfter` it kills the process so that the supervisor restarts it.
 * Ends with its scope.
 */
export const watchdog = (watch: Watch) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const sign = new Int32Array(new SharedArrayBuffer(4))
      const timer = setInterval(() => Atomics.add(sign, 0, 1), beat)
      timer.unref()
      const worker = new Worker(new URL("./watchdogThread.ts", import.meta.url), { workerData: { sign, ...watch } })
      worker.unref()
      return { timer, worker }
    }),
    ({ timer, worker }) =>
      Effect.promise(async () => {
        clearInterval(timer)
        await worker.terminate()
      })
  )
