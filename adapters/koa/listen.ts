import { createServer, type RequestListener, type Server } from "node:http"
import type { Socket } from "node:net"
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises"
import { Effect, type Scope } from "effect"
import type { Lifecycle, OpenedApp } from "./Lifecycle.ts"

/**
 * Milliseconds to keep listening after a stop is requested, and milliseconds that pending requests may take after that.
 */
export interface ShutdownTimeouts {
  readonly drain: number
  readonly finish: number
}

/** A listening port. */
export interface Listener {
  readonly server: Server
  /**
   * Starts serving requests. Call it after everything needed to serve them was acquired in the same scope. Scopes close
   * in reverse order, so requests are drained first, and the runtime, the database and the rest are closed after the
   * last response.
   */
  readonly open: (what: OpenedApp) => Effect.Effect<void, never, Scope.Scope>
}

/**
 * Minimum drain time in milliseconds, whatever the settings: in a rush, the system may have accepted connections we
 * have not seen yet.
 */
const minDrainTime = 250

/**
 * How long an unused connection is kept once no new ones are accepted, in milliseconds. Browsers open some in advance.
 */
const unusedConnectionTimeout = 1_000

/** Maximum time that a stop waits for a turn of the event loop without a new connection or request, in milliseconds. */
const maxSettleTime = 5_000

/**
 * How long a client may take to send a request's headers, and the entire request with its body (W7), in milliseconds. 5
 * MB at 0.5 Mbit/s take 80 s.
 */
export interface RequestTimeouts {
  readonly headers: number
  readonly whole: number
}

const sendingTime: RequestTimeouts = { headers: 10_000, whole: 120_000 }

/**
 * Maximum number of connections waiting to be accepted. Node's default of 511 rejects connections in a rush; the
 * system's net.core.somaxconn still applies.
 */
const backlog = 4_096

/**
 * Listens until the scope closes; requests wait until `open`. On stop, `/readyz` fails and responses close their
 * connections. After `drain`, no new connections are accepted, streams are ended and pending requests are completed. No
 * request that was sent is dropped (D3, D6).
 */
export const listen = (
  answer: RequestListener,
  port: number,
  life: Lifecycle,
  patience: ShutdownTimeouts = { drain: 0, finish: 20_000 },
  { headers, whole }: RequestTimeouts = sendingTime
) =>
  Effect.gen(function* () {
    const created = createServer(
      {
        keepAliveTimeout: 65_000,
        headersTimeout: headers,
        requestTimeout: whole,
        connectionsCheckingInterval: Math.min(headers / 2, 2_000)
      },
      answer
    )
    const endIdle = idleEnder(created)
    let drained: Promise<void> | undefined
    const drain = Effect.promise(() => (drained ??= drainOf(created, endIdle, life, patience)))
    const server = yield* Effect.acquireRelease(
      Effect.promise(() => listening(created, port)),
      () => drain
    )
    const open = (what: OpenedApp) =>
      Effect.acquireRelease(
        Effect.sync(() => life.open(what)),
        () => drain
      )
    return { server, open } satisfies Listener
  })

const listening = (server: Server, port: number) =>
  new Promise<Server>((resolve, reject) => {
    server.once("error", reject)
    server.listen({ port, backlog }, () => resolve(server))
  })

const drainOf = async (server: Server, endIdle: () => void, life: Lifecycle, { drain, finish }: ShutdownTimeouts) => {
  life.stop()
  await pause(Math.max(drain, minDrainTime))
  await settled(server)
  life.close()
  // Connections whose last response went out before the stop only become idle now; connections that never end are cut
  // at last. Idle connections are closed in the check phase, when everything that had arrived has just been read.
  const sweep = setInterval(() => setImmediate(endIdle), 50)
  const cut = setTimeout(() => server.closeAllConnections(), finish)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  clearInterval(sweep)
  clearTimeout(cut)
}

/**
 * Waits until no more connections or requests arrive. On a busy machine a timer fires before sockets are read, so
 * closing right away would reset connections whose requests have arrived but were not read.
 */
const settled = async (server: Server) => {
  let seen = 0
  const see = () => void seen++
  server.on("connection", see).on("request", see)
  const end = performance.now() + maxSettleTime
  for (let before = -1; before !== seen && performance.now() < end;) {
    before = seen
    await pause(25)
    await nextTurn()
  }
  server.off("connection", see).off("request", see)
}

/**
 * Closes idle connections. From `silence` after the first run on, also closes connections that never sent anything,
 * which Node considers busy.
 */
const idleEnder = (server: Server) => {
  const sockets = new Set<Socket>()
  server.on("connection", (socket: Socket) => {
    sockets.add(socket)
    socket.once("close", () => sockets.delete(socket))
  })
  let asked: number | undefined
  return () => {
    asked ??= performance.now()
    server.closeIdleConnections()
    if (performance.now() - asked > unusedConnectionTimeout)
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }
}
