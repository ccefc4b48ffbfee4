import { Worker } from "node:worker_threads"
import { Effect } from "effect"

/**
 * Milliseconds: how long the event loop may be blocked until that is logged, and until the process is ended; 0 ends it
 * never.
 */
export interface Watch {
  readonly logAfter: number
  readonly endAfter: number
}

/** Milliseconds between two signs of life. */
const beat = 100

/**
 * Watches the event loop from a thread of its own, which sees signs of life in shared memory and so works while the
 * loop does not: what blocks it is logged, and past `endAfter` the process is killed, so that whoever runs it starts
 * another. Ends with its scope.
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
