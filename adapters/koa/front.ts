import { Readable } from "node:stream"
import { Router } from "@koa/router"
import Koa from "koa"
import { guardHeaders } from "./guardHeaders.ts"
import { health } from "./health.ts"
import type { Life } from "./Life.ts"
import type { Log } from "./Log.ts"
import { logRequests } from "./logRequests.ts"
import { routesOf } from "./routesOf.ts"
import type { Visit } from "./Visit.ts"
import { unreadBody } from "./unreadBody.ts"
import { wellFormedRequest } from "./wellFormedRequest.ts"

/**
 * What stands before the pages from the first moment on: guarding headers, the log, health. Calls that come while the
 * house is opened wait. `routes` are all that the process answers once it is open.
 */
export const front = (
  life: Life,
  secure: boolean,
  write: Log
): Koa & { readonly routes: () => Promise<ReadonlyArray<string>> } => {
  const app = new Koa()
  app.silent = true
  app.use(guardHeaders(secure))
  app.use(logRequests(write))
  app.use(unreadBody())
  app.use(wellFormedRequest)
  app.use(async (ctx, next) => {
    await next()
    if (life.age === "stopping") ctx.set("Connection", "close")
    if (ctx.type === "text/event-stream" && ctx.body instanceof Readable) endWith(life.closing, ctx.body)
  })
  const always = new Router<Visit>().get("/healthz", health(life)).get("/readyz", health(life))
  app.use(always.routes() as never)
  app.use(async (ctx, next) => (await life.opened).pages(ctx, next))
  return Object.assign(app, { routes: async () => [...routesOf(always), ...(await life.opened).routes] })
}

/** A stream of events has no end of its own; its browser asks another node for the next. */
const endWith = (closing: AbortSignal, events: Readable) => {
  const end = () => void events.push(null)
  if (closing.aborted) return end()
  closing.addEventListener("abort", end, { once: true })
  events.once("close", () => closing.removeEventListener("abort", end))
}
