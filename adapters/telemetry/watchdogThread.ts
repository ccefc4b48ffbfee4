import { writeSync } from "node:fs"
import { workerData } from "node:worker_threads"
import type { Watch } from "./watchdog.ts"

const { endAfter, logAfter, sign } = workerData as Watch & { readonly sign: Int32Array }

/**
 * Milliseconds between two checks. If a check comes far too late, the entire machine was suspended, which is not the
 * event loop's fault.
 */
const look = 50
const stoodStill = 1_000

let [seen, since, looked, told] = [Atomics.load(sign, 0), performance.now(), performance.now(), false]

/** Writes directly to standard output: a thread's usual output goes through the blocked event loop. */
const say = (level: string, message: string, ms: number) =>
  void writeSync(
    1,
    `${JSON.stringify({ time: new Date().toISOString(), level, message, ms: Math.round(ms), pid: process.pid })}\n`
  )

setInterval(() => {
  const now = performance.now()
  const sign_ = Atomics.load(sign, 0)
  if (sign_ !== seen || now - looked > stoodStill) {
    if (told) say("warn", "event loop unblocked", now - since)
    ;[seen, since, told] = [sign_, now, false]
  }
  looked = now
  const blocked = now - since
  if (blocked > logAfter && !told) {
    told = true
    say("warn", "event loop blocked", blocked)
  }
  if (endAfter > 0 && blocked > endAfter) {
    say("error", "event loop blocked for too long, ending the process", blocked)
    process.kill(process.pid, "SIGKILL")
  }
}, look)
