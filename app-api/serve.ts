import { createServer } from "node:http"
import { Router } from "@koa/router"
import { Effect, type Layer, ManagedRuntime } from "effect"
import Koa from "koa"
import { Database } from "#adapters/postgres/Database.ts"
import { guardHeaders } from "#adapters/koa/guardHeaders.ts"
import { mount, send } from "#adapters/koa/mount.ts"
import { PublicUrl } from "#adapters/koa/PublicUrl.ts"
import { sameSite } from "#adapters/koa/sameSite.ts"
import { serveDocument } from "#adapters/koa/serveDocument.ts"
import { serveWeb } from "#adapters/koa/serveWeb.ts"
import type { Visit } from "#adapters/koa/Visit.ts"
import { whichShop } from "#adapters/koa/whichShop.ts"
import { refused } from "#domain/contract/Envelope.ts"
import { openApi } from "#domain/contract/openApi.ts"
import { handlers } from "./handlers.ts"
import { jobPdf } from "./jobPdf.ts"
import type { layers } from "./layers.ts"
import type { VinDecoder } from "#domain/vin/VinDecoder.ts"

export type Services = Layer.Success<typeof layers> | VinDecoder

/** The Koa application over a runtime that has every port: the API under /api/V1, the web app everywhere else. */
export const application = (runtime: ManagedRuntime.ManagedRuntime<Services, unknown>, webFolder: string, publicUrl: PublicUrl["Service"]): Koa => {
  const run = <A>(effect: Effect.Effect<A, never, Services>) => runtime.runPromise(effect)
  const router = new Router<Visit>({ prefix: "/api/V1" })
  mount(router, run, handlers)
  serveDocument(router, run, jobPdf)
  const contract = openApi({ title: "Frit", version: "V1", endpoints: handlers.map(({ endpoint }) => endpoint) })
  router.get("/openapi.json", (ctx) => void (ctx.body = contract))

  const app = new Koa()
  app.silent = true
  app.use(guardHeaders(publicUrl.url.protocol === "https:"))
  app.use(health(run))
  app.use(whichShop(run))
  app.use((ctx, next) => ctx.path.startsWith("/api/") ? sameSite(publicUrl)(ctx, next) : next())
  app.use(router.routes())
  app.use((ctx, next) => ctx.path.startsWith("/api/") ? send(ctx, refused(404, "noSuchCall")) : next())
  app.use(serveWeb(webFolder, publicUrl))
  return app
}

/** `/healthz`: the process answers. `/readyz`: the database does too. */
const health = (run: (effect: Effect.Effect<unknown, never, Services>) => Promise<unknown>): Koa.Middleware => async (ctx, next) => {
  if (ctx.path === "/healthz") return void (ctx.body = "ok\n")
  if (ctx.path !== "/readyz") return next()
  ctx.status = await run(databaseAnswers).then(() => 200, () => 503)
  ctx.body = ctx.status === 200 ? "ready\n" : "the database does not answer\n"
}

const databaseAnswers = Effect.flatMap(Database, ({ platform }) => platform((em) => em.execute("select 1")))

/** Listens until the scope closes; then takes no new calls and lets those under way finish. */
export const listen = (app: Koa, port: number) =>
  Effect.acquireRelease(
    Effect.promise(() => new Promise<ReturnType<typeof createServer>>((resolve, reject) => {
      const server = createServer(app.callback())
      server.once("error", reject)
      server.listen(port, () => resolve(server))
    })),
    (server) => Effect.promise(() => new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeIdleConnections()
    }))
  )
