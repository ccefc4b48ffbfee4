import { Readable } from "node:stream"
import { setTimeout } from "node:timers/promises"
import { Router } from "@koa/router"
import Koa, { type Middleware } from "koa"
import { securityHeaders } from "./securityHeaders.ts"
import type { Lifecycle } from "./Lifecycle.ts"
import { type Log, logRequests } from "./logRequests.ts"
import type { RequestState } from "./RequestState.ts"
import { answerUnreadBody } from "./answerUnreadBody.ts"

/**
 * The app that is served from the first moment: security headers, logging, health checks. Requests that arrive before
 * the process is open wait. `routes` lists everything the process serves once it is open.
 */
export const frontMiddleware = (
  life: Lifecycle,
  secure: boolean,
  write: Log
): Koa & { readonly routes: () => Promise<ReadonlyArray<string>> } => {
  const app = new Koa()
  app.silent = true
  app.use(securityHeaders(secure))
  app.use(logRequests(write))
  app.use(answerUnreadBody())
  app.use(wellFormedRequest)
  app.use(async (ctx, next) => {
    await next()
    if (life.phase === "stopping") ctx.set("Connection", "close")
    if (ctx.type === "text/event-stream" && ctx.body instanceof Readable) endWith(life.closing, ctx.body)
  })
  const always = new Router<RequestState>().get("/healthz", health(life)).get("/readyz", health(life))
  app.use(always.routes() as never)
  app.use(async (ctx, next) => (await life.opened).pages(ctx, next))
  return Object.assign(app, { routes: async () => [...routesOf(always), ...(await life.opened).routes] })
}

/** Ends an event stream when the process closes; the browser reconnects to another node. */
const endWith = (closing: AbortSignal, events: Readable) => {
  const end = () => void events.push(null)
  if (closing.aborted) return end()
  closing.addEventListener("abort", end, { once: true })
  events.once("close", () => closing.removeEventListener("abort", end))
}

/**
 * A valid Host header (RFC 9110 7.2): a name of letters, digits and hyphens, or an IP address, optionally with a port.
 */
const host = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/** Rejects requests with an invalid Host or a target that is not a path, before either is used to build URLs. */
const wellFormedRequest: Middleware = async (ctx, next) => {
  if (host.test(ctx.req.headers.host ?? "") && (ctx.req.url ?? "").startsWith("/")) return next()
  ctx.status = 400
  ctx.set("Cache-Control", "no-store")
  ctx.type = "text/plain; charset=utf-8"
  ctx.body = "This URL is invalid.\n"
}

/**
 * `/healthz`: the process responds. `/readyz`: the process should receive requests because it is open, not stopping,
 * and its database responds. Served on every host.
 */
const health =
  (life: Lifecycle): Middleware<Partial<RequestState>> =>
  async (ctx) => {
    ctx.state.route = ctx.path
    ctx.set("Cache-Control", "no-store")
    const why = ctx.path === "/healthz" ? undefined : await unready(life)
    ctx.status = why === undefined ? 200 : 503
    ctx.body = why === undefined ? `${ctx.path === "/healthz" ? "ok" : await ready(life)}\n` : `${why}\n`
  }

const ready = async (life: Lifecycle) => {
  const note = await (await life.opened).note?.()
  return note === undefined ? "ready" : `ready, ${note}`
}

/** Milliseconds to wait for the database: a dead connection never responds. */
const healthCheckTimeout = 2_000

const unready = async (life: Lifecycle) => {
  if (life.phase !== "open") return life.phase
  const { isHealthy } = await life.opened
  const isLate = setTimeout(healthCheckTimeout, false, { ref: false })
  return (await Promise.race([isHealthy(), isLate])) ? undefined : "the database does not respond"
}

/** Returns the routes of the given routers, as in `GET /api/V1/customers/:id`. HEAD is implied by GET. */
export const routesOf = (...routers: ReadonlyArray<Router<RequestState>>): ReadonlyArray<string> =>
  routers.flatMap((router) =>
    router.stack.flatMap(({ methods, path }) =>
      methods.filter((method) => method !== "HEAD").map((method) => `${method} ${String(path)}`)
    )
  )
