import { once } from "node:events"
import { Worker } from "node:worker_threads"

/** Does a file's work in a thread of its own, so that this one goes on answering; gives what it said was done. `say` gets the lines it has to tell. */
export const inWorker = async <A>(file: URL, workerData: unknown, say: (line: string) => void): Promise<A> => {
  const worker = new Worker(file, { workerData })
  let result: A | undefined
  worker.on("message", ({ line, done }: { readonly line?: string; readonly done?: A }) => {
    if (line !== undefined) say(line)
    else result = done
  })
  // An error of the thread comes as "error", and once() throws it.
  await once(worker, "exit")
  return result as A
}
