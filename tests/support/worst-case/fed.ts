import { Worker } from "node:worker_threads"
import type { Menu } from "./feed.ts"

/**
 * Milliseconds without progress after which a worker is terminated: quadratic work on 1 MB takes minutes, linear work a
 * moment, even on a busy machine.
 */
const patience = 30_000

/**
 * Runs every subject with hostile input, in workers that are terminated when one takes too long. Returns the subjects
 * that did.
 */
export const runHostileInputs = async (
  menu: Omit<Menu, "passed">
): Promise<{ readonly subjects: number; readonly stuck: ReadonlyArray<string> }> => {
  const stuck: Array<string> = []
  let begun = 0
  for (;;) {
    const last = await new Promise<string | undefined>((resolve, reject) => {
      const worker = new Worker(new URL("./feed.ts", import.meta.url), { workerData: { ...menu, passed: begun } })
      let now = "the start"
      const giveUp = () => void worker.terminate().then(() => resolve(now))
      let timer = setTimeout(giveUp, patience)
      worker.on("message", ({ begins }: { readonly begins?: string }) => {
        clearTimeout(timer)
        if (begins === undefined) return void worker.terminate().then(() => resolve(undefined))
        begun++
        now = begins
        timer = setTimeout(giveUp, patience)
      })
      worker.on("error", (error) => {
        clearTimeout(timer)
        reject(error)
      })
    })
    if (last === undefined) return { subjects: begun, stuck }
    stuck.push(last)
  }
}
