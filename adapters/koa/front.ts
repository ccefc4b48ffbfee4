import { Readable } from "node:stream"
import Koa from "koa"
import { guardHeaders } from "./guardHeaders.ts"
import { health } from "./health.ts"
import type { Life } from "./Life.ts"
import type { Log } from "./Log.ts"
import { logRequests } from "./logRequests.ts"

/** What stands before the pages from the first moment on: guarding headers, the log, health. Calls that come while the house is opened wait. */
export const front = (life: Life, secure: boolean, write: Log): Koa => {
  const app = new Koa()
  app.silent = true
  app.use(guardHeaders(secure))
  app.use(logRequests(write))
  app.use(async (ctx, next) => {
    await next()
    if (life.age === "stopping") ctx.set("Connection", "close")
    if (ctx.type === "text/event-stream" && ctx.body instanceof Readable) endWith(life.closing, ctx.body)
  })
  app.use(health(life))
  app.use(async (ctx, next) => (await life.opened).pages(ctx, next))
  return app
}

/** A stream of events has no end of its own; its browser asks another node for the next. */
const endWith = (closing: AbortSignal, events: Readable) => {
  const end = () => void events.push(null)
  if (closing.aborted) return end()
  closing.addEventListener("abort", end, { once: true })
  events.once("close", () => closing.removeEventListener("abort", end))
}
