import { Worker } from "node:worker_threads"
import { Effect } from "effect"

/**
 * Does a file's work in a thread of its own, so that this one goes on answering; gives what it said was done. `say`
 * gets the lines it has to tell. Interrupted, the thread ends there and then.
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
