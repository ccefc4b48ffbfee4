import { Worker } from "node:worker_threads"
import type { Menu } from "./feed.ts"

/**
 * Milliseconds without a word after which a worker is ended: quadratic work on 1 MB takes minutes, linear work a
 * moment, also on a busy machine.
 */
const patience = 30_000

/**
 * Feeds everything on the menu, in workers that are ended when one subject takes too long; answers those it took too
 * long for.
 */
export const fed = async (
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
