import { createServer, type RequestListener, type Server } from "node:http"
import type { Socket } from "node:net"
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises"
import { Effect, type Scope } from "effect"
import type { Life, Open } from "./Life.ts"

/** Milliseconds: how long to go on listening once asked to stop, and how long calls under way may take after that. */
export interface Patience {
  readonly drain: number
  readonly finish: number
}

/** A port that is listened on. */
export interface Listener {
  readonly server: Server
  /**
   * Lets calls in. It comes after everything that answers them was acquired in the same scope: scopes close in reverse
   * order, so when this one does, calls are let out first, and runtime, database and the like are closed when the last
   * one has been answered.
   */
  readonly open: (what: Open) => Effect.Effect<void, never, Scope.Scope>
}

/**
 * Connections that the system has made and we have not yet seen are many calls in a rush: they get this long, whatever
 * the settings; milliseconds.
 */
const least = 250

/**
 * How long a connection on which nothing was ever said is kept once nothing new is taken; milliseconds. Browsers make
 * some in advance.
 */
const silence = 1_000

/**
 * For how long, at most, a stop waits until a whole turn of the event loop brought no new connection and no new call;
 * milliseconds.
 */
const settling = 5_000

/**
 * How long a client may take to send the headers of a call, and all of it with its body (W7); milliseconds. 5 MB at 0.5
 * Mbit/s take 80 s.
 */
export interface SendingTime {
  readonly headers: number
  readonly whole: number
}

const sendingTime: SendingTime = { headers: 10_000, whole: 120_000 }

/**
 * Connections waiting to be accepted; Node's own limit of 511 turns a rush away (the system's net.core.somaxconn still
 * holds).
 */
const backlog = 4_096

/**
 * Listens until the scope closes; calls wait until `open`. On stopping, `/readyz` says so and answers close their
 * connections; after `drain` nothing new is taken, streams are ended and calls under way are finished. Nothing that was
 * sent to us is dropped (D3, D6).
 */
export const listen = (
  answer: RequestListener,
  port: number,
  life: Life,
  patience: Patience = { drain: 0, finish: 20_000 },
  { headers, whole }: SendingTime = sendingTime
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
    const open = (what: Open) =>
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

const drainOf = async (server: Server, endIdle: () => void, life: Life, { drain, finish }: Patience) => {
  life.stop()
  await pause(Math.max(drain, least))
  await settled(server)
  life.close()
  // A connection whose last answer went out before the stop is idle only now; those that never end are cut at last.
  // It is looked at in the check phase: what had come until then has just been read.
  const sweep = setInterval(() => setImmediate(endIdle), 50)
  const cut = setTimeout(() => server.closeAllConnections(), finish)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  clearInterval(sweep)
  clearTimeout(cut)
}

/**
 * On a busy machine a timer fires before sockets are read: closing then would reset connections whose calls have come
 * and were not looked at.
 */
const settled = async (server: Server) => {
  let seen = 0
  const see = () => void seen++
  server.on("connection", see).on("request", see)
  const end = performance.now() + settling
  for (let before = -1; before !== seen && performance.now() < end;) {
    before = seen
    await pause(25)
    await nextTurn()
  }
  server.off("connection", see).off("request", see)
}

/**
 * Ends connections without a call; `silence` after it was first asked also those on which nothing was ever said, which
 * Node takes for busy.
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
    if (performance.now() - asked > silence) for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }
}
