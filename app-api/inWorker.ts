import { Worker } from "node:worker_threads"
import { Effect } from "effect"

/**
 * Runs a file's work in a separate thread, so this one keeps responding; returns the thread's result. `say` receives
 * the lines it prints. If interrupted, the thread is terminated.
 */
export const inWorker = <A>(file: URL, workerData: unknown, say: (line: string) => void): Effect.Effect<A> =>
  Effect.callback<A>((resume) => {
    const worker = new Worker(file, { workerData })
    let result: A | undefined
    worker.on("message", ({ line, done }: { readonly line?: string; readonly done?: A }) => {
      if (line !== undefined) say(line)
      else result = done
    })
    worker.once("error", (error) => resume(Effect.die(error)))
    worker.once("exit", () => resume(Effect.succeed(result as A)))
    return Effect.promise(() => worker.terminate())
  })
