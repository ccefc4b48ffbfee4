import { createServer, type RequestListener, type Server } from "node:http"
import { setTimeout as pause } from "node:timers/promises"
import { Effect } from "effect"
import type { Life } from "./Life.ts"

/** Milliseconds: how long to go on listening once asked to stop, and how long calls under way may take after that. */
export interface Patience {
  readonly drain: number
  readonly finish: number
}

/** Connections that the system has made and we have not yet seen are many calls in a rush: they get this long, whatever the settings. */
const least = 250

/**
 * Listens until the scope closes. Then `/readyz` says so, answers close their connections, and after `drain` no new ones are taken; calls
 * under way are finished. Nothing that was sent to us is dropped (trust.md D3).
 */
export const listen = (answer: RequestListener, port: number, life: Life, { drain, finish }: Patience = { drain: 0, finish: 20_000 }) =>
  Effect.acquireRelease(
    Effect.promise(() => opened(createServer({ keepAliveTimeout: 65_000 }, answer), port)),
    (server) => Effect.promise(async () => {
      life.stop()
      await pause(Math.max(drain, least))
      await closed(server, finish)
    })
  )

const opened = (server: Server, port: number) =>
  new Promise<Server>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, () => resolve(server))
  })

/** A connection whose last answer went out before the stop is idle only now; those that never end are cut at last. */
const closed = async (server: Server, finish: number) => {
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const cut = setTimeout(() => server.closeAllConnections(), finish)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  clearInterval(sweep)
  clearTimeout(cut)
}
