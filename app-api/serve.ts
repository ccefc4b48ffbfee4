import { Router } from "@koa/router"
import { Clock, Effect, type Layer, type ManagedRuntime } from "effect"
import type { Context, Middleware, Next } from "koa"
import { RouteTable, type ApiContext } from "#adapters/koa/RouteTable.ts"
import { allowCardFrame, allowImagesFrom } from "#adapters/koa/securityHeaders.ts"
import { devMail } from "#adapters/koa/devMail.ts"
import { devSms } from "#adapters/koa/devSms.ts"
import { frontMiddleware, routesOf } from "#adapters/koa/frontMiddleware.ts"
import { FileHost } from "#adapters/files/FileHost.ts"
import { serveApiDocs } from "#adapters/koa/integrators/serveApiDocs.ts"
import { Lifecycle, type OpenedApp } from "#adapters/koa/Lifecycle.ts"
import { mount, send } from "#adapters/koa/mount.ts"
import type { PublicUrl } from "#adapters/koa/PublicUrl.ts"
import { requireSameOrigin } from "#adapters/koa/requireSameOrigin.ts"
import { serveFileHost } from "#adapters/koa/serveFileHost.ts"
import { serveWeb } from "#adapters/koa/serveWeb.ts"
import type { RequestState } from "#adapters/koa/RequestState.ts"
import { resolveShop } from "#adapters/koa/resolveShop.ts"
import { CapturedMail } from "#adapters/mail/mailerFolder.ts"
import { CapturedTexts } from "#adapters/sandbox/twilioSandbox.ts"
import { Database } from "#adapters/postgres/Database.ts"
import type { Write } from "#adapters/telemetry/writeLog.ts"
import { CardProcessor } from "#domain/card-payments/CardProcessor.ts"
import { refused } from "#domain/contract/Envelope.ts"
import { FileObjects } from "#domain/files/FileObjects.ts"
import { megabyte } from "#domain/quotas/storageQuota.ts"
import { UnconfiguredServices, ServiceWatch } from "#domain/service-state/ServiceState.ts"
import type { VinDecoder } from "#domain/vin/VinDecoder.ts"
import { handlers } from "./handlers.ts"
import { installerPage } from "./installerPage.ts"
import { publicPages } from "./publicPages.ts"
import { quotePages } from "./quotePages.ts"
import type { layers } from "./layers.ts"

export type Services = Layer.Success<typeof layers> | VinDecoder

type Runtime = ManagedRuntime.ManagedRuntime<Services, unknown>
type Address = PublicUrl["Service"]

/**
 * Everything the server provides, given a runtime with all ports: the API under /api/V1, the web app everywhere else.
 */
export const createApp = (runtime: Runtime, webFolder: string, publicUrl: Address): OpenedApp => {
  const run = <A>(effect: Effect.Effect<A, never, Services>) => runtime.runPromise(effect)
  const [webhooks, api, contract] = [
    new RouteTable(),
    new RouteTable(),
    new Router<RequestState>({ prefix: "/api/V1" })
  ]
  mount(
    webhooks,
    run,
    handlers.filter(({ endpoint }) => endpoint.webhook !== undefined)
  )
  mount(
    api,
    run,
    handlers.filter(({ endpoint }) => endpoint.webhook === undefined)
  )
  serveApiDocs(contract, { endpoints: handlers.map(({ endpoint }) => endpoint), ofShop: publicUrl.ofShop })
  const calls = callsOf(
    webhooks,
    api,
    requireSameOrigin(publicUrl),
    inTurn(contract.routes() as never, (ctx: Context) => send(ctx, refused(404, "noSuchCall")))
  )
  const fileHost = once(async () => serveFileHost((await run(FileHost))?.url.host, (token) => run(hostedFile(token))))
  const pages = pagesOf(run, webFolder, publicUrl)
  return {
    pages: inTurn(
      allowImagesFrom(() => run(Effect.map(FileObjects, ({ linkOrigin }) => linkOrigin))),
      async (ctx: Context, next: Next) => (await fileHost())(ctx as never, next),
      resolveShop(run, publicUrl),
      (ctx: Context, next: Next) => (ctx.path.startsWith("/api/") ? calls(ctx as never, next) : next()),
      allowCardFrame(() => run(cardFrame)),
      pages.routes() as never,
      (ctx: Context) => {
        ctx.status = 405
      }
    ),
    routes: [...webhooks.routes, ...api.routes, ...routesOf(contract, pages), "GET /f/:token"],
    isHealthy: () =>
      run(databaseAnswers).then(
        () => true,
        () => false
      ),
    note: () => run(serviceNote)
  }
}

/**
 * Handles API requests: webhooks from anywhere, all others only from our own pages; `others` handles unknown paths. The
 * route is set first, so that rejected requests are logged with it.
 */
const callsOf =
  (webhooks: RouteTable, api: RouteTable, fromOurSite: Middleware, others: Middleware) =>
  async (ctx: ApiContext, next: Next) => {
    const webhook = webhooks.find(ctx.method, ctx.path)
    const call = webhook ?? api.find(ctx.method, ctx.path)
    if (call !== undefined) ctx.state.route = call.route
    if (webhook !== undefined) return webhook.answer(ctx, webhook.params)
    return fromOurSite(ctx, async () => (call === undefined ? others(ctx, next) : call.answer(ctx, call.params)))
  }

const once = <A>(make: () => A) => {
  let made: { readonly it: A } | undefined
  return () => (made ??= { it: make() }).it
}

/** Opens the file that a signed URL of the file host refers to. */
const hostedFile = Effect.fnUntraced(function* (token: string) {
  const linked = (yield* FileHost)?.open(token, yield* Clock.currentTimeMillis)
  const content = linked && (yield* (yield* FileObjects).open(linked.key))
  return linked && content && { ...linked, content }
})

/** Everything except the API: the development pages, and the web app at all other paths. */
const pagesOf = (
  run: <A>(effect: Effect.Effect<A, never, Services>) => Promise<A>,
  webFolder: string,
  publicUrl: Address
) => {
  const router = new Router<RequestState>()
  const mails = devMail(publicUrl, () => run(keptMails))
  const texts = devSms(publicUrl, () => run(CapturedTexts))
  const web = serveWeb(webFolder, publicUrl, () =>
    run(Effect.map(UnconfiguredServices, (missing) => !missing.includes("email")))
  )
  for (const path of ["/dev/mail", "/dev/mail/:id", "/dev/mail/:id/html"]) router.get(path, mails as never)
  router.get("/dev/sms", texts as never).post("/dev/sms", texts as never)
  router.use(publicPages(run as never, publicUrl, web).routes() as never)
  router.use(quotePages(run as never, webFolder, web).routes() as never)
  router.use(installerPage(webFolder, web).routes() as never)
  router.get("/document/:token", web as never).get("/{*path}", web as never)
  return router
}

/** The mail of a machine without SMTP, for the development page. */
const keptMails = Effect.flatMap(CapturedMail, (kept) => (kept === undefined ? Effect.succeed(undefined) : kept.list))

const cardFrame = Effect.map(CardProcessor, ({ frame }) => frame)

const serviceNote = Effect.gen(function* () {
  const { low, readOnly } = yield* (yield* ServiceWatch).state
  const notes = [
    ...(readOnly === null ? [] : [`read-only: ${readOnly}`]),
    ...low.map(({ free, holds }) => `${Math.floor(free / megabyte)} MB left for ${holds}`)
  ]
  return notes.length === 0 ? undefined : notes.join("; ")
})

const databaseAnswers = Effect.flatMap(Database, ({ platform }) => platform((em) => em.execute("select 1")))

/** The entire application, open from the start. `write` receives the log. */
export const application = (
  runtime: Runtime,
  webFolder: string,
  publicUrl: Address,
  write: Write = () => {}
): ReturnType<typeof frontMiddleware> => {
  const life = new Lifecycle()
  life.open(createApp(runtime, webFolder, publicUrl))
  return frontMiddleware(life, publicUrl.url.protocol === "https:", write)
}

/** Combines several middlewares into one. */
const inTurn =
  (...steps: ReadonlyArray<Middleware<never>>): Middleware =>
  (ctx, next) => {
    const from = async (at: number): Promise<unknown> =>
      at === steps.length ? next() : steps[at]!(ctx as never, () => from(at + 1))
    return from(0)
  }
