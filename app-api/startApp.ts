import { resolve } from "node:path"
import { ConfigProvider, Effect, Fiber, Layer, ManagedRuntime, Option } from "effect"
import type { Listener } from "#adapters/koa/listen.ts"
import type { PublicUrl } from "#adapters/koa/PublicUrl.ts"
import { CannotStart } from "#adapters/postgres/embedded/CannotStart.ts"
import { prepareDatabase } from "#adapters/postgres/prepareDatabase.ts"
import { effectLog } from "#adapters/telemetry/effectLog.ts"
import type { Write } from "#adapters/telemetry/writeLog.ts"
import { vpicDecoder } from "#adapters/vpic/vpicDecoder.ts"
import { fileMove, shopEventsWork, tenantPurge } from "./backgroundWork.ts"
import { ensureCatalog, isLoaded } from "./ensureCatalog.ts"
import { demo } from "./demo/demo.ts"
import { ediWork } from "./ediWork.ts"
import { allowsSandboxes, startWarnings, wantsDemo } from "./exposure.ts"
import { layers } from "./layers.ts"
import { reminderWork } from "./reminderWork.ts"
import { createApp, type Services } from "./serve.ts"
import type { StartSettings } from "./startSettings.ts"
import { traces } from "./traces.ts"
import { cardWork, fileWork, mailWork, messageWork } from "./workInShop.ts"

/**
 * A server's database: the owner's URL, the URL the application connects through, whether it is embedded, and a
 * description of its location.
 */
export interface OwnersDatabase {
  readonly url: string
  readonly through: string
  readonly embedded: boolean
  readonly where: string
}

interface ToOpen {
  readonly database: OwnersDatabase
  readonly listener: Listener
  readonly publicUrl: PublicUrl["Service"]
  readonly starting: StartSettings
  /** The VIN data's file, prepared concurrently in another thread. */
  readonly vinData: Effect.Effect<string>
  readonly write: Write
  readonly say: (line: string) => void
}

/** Brings the schema up to date, builds every port, lets the waiting requests in, and prints where to go. */
export const startApp = Effect.fn("startApp")(function* ({
  database,
  listener,
  publicUrl,
  say,
  starting,
  vinData,
  write
}: ToOpen) {
  const appUrl = yield* Effect.promise(() => prepareDatabase(database.url, database.through))
  const glass = Fiber.join(
    yield* Effect.forkScoped(Effect.flatMap(vinData, (file) => ensureCatalog(database.url, file, say)))
  )
  const settings = ConfigProvider.fromUnknown({ ...process.env, DATABASE_URL: appUrl })
  const around = Layer.mergeAll(effectLog(write), yield* Effect.promise(() => traces(process.env)))
  yield* vinData
  const services = Layer.mergeAll(layers, vpicDecoder(starting.vpicFolder)).pipe(
    Layer.provideMerge(around),
    Layer.provide(ConfigProvider.layer(settings))
  )
  const runtime = yield* Effect.acquireRelease(
    Effect.sync(() => ManagedRuntime.make(services as Layer.Layer<Services>)),
    (runtime) => Effect.promise(() => runtime.dispose())
  )
  const run = <A>(work: Effect.Effect<A, never, Services>) =>
    Effect.promise((signal) => runtime.runPromise(work, { signal }))

  const pretends = yield* Effect.orDie(allowsSandboxes(publicUrl.url))
  for (const message of startWarnings(publicUrl.url, process.env, pretends)) write({ level: "warn", message })
  if (!pretends) {
    const isAsked = Option.getOrElse(starting.demo, () => false)
    if (isAsked)
      return yield* Effect.die(
        new CannotStart(
          "FRIT_DEMO requests demo shops, whose passwords are public, but PUBLIC_URL is not localhost. Unset it, or set FRIT_PUBLISH_DEMO=true."
        )
      )
    const known = yield* run(demo.publicPassword)
    if (known !== undefined)
      return yield* Effect.die(
        new CannotStart(
          `${known} signs in to this database with the demo password, which is public. Use another database, or change the passwords on localhost first.`
        )
      )
  }
  const hasDemo = wantsDemo(Option.getOrUndefined(starting.demo), database.embedded, pretends)
  // The demo's jobs contain glass, so the catalog comes first. It may load after opening only if another edition is
  // already there; a first start that was interrupted still counts as a first start.
  const seeded = hasDemo ? Effect.andThen(run(Effect.orDie(demo.add(database.url, glass))), glass) : glass
  const isThere = (yield* isLoaded(database.url)) && (!hasDemo || (yield* run(demo.isThere)))
  if (!isThere) yield* seeded
  // In this order, because the scope closes in reverse: requests are drained first, then background work is finished,
  // then what both depend on is closed.
  yield* Effect.all(
    [
      mailWork(runtime),
      cardWork(runtime),
      messageWork(runtime),
      ediWork(runtime),
      fileWork(runtime),
      fileMove(runtime),
      tenantPurge(runtime),
      reminderWork(runtime),
      shopEventsWork(runtime)
    ],
    { concurrency: "unbounded", discard: true }
  )
  yield* listener.open(createApp(runtime, resolve("build/web"), publicUrl))
  if (isThere) yield* seeded
  yield* Effect.sync(() => process.stdout.write(welcome(publicUrl.url, hasDemo, database.where)))
})

/** Returns what the user at the terminal needs first: the URLs, and who can sign in. */
const welcome = (url: URL, hasDemo: boolean, where: string): string => {
  const shop = (prefix: string) => `${url.protocol}//${prefix}.${url.host}`
  return `
  Frit is ready.

  ${url.origin}   sign-in for every shop
  ${shop(demo.shop.prefix)}   ${hasDemo ? demo.shop.businessName : "the URL of each shop begins with its prefix"}
  ${url.origin}/api/V1/docs   API reference for integrators
  Data: ${where}
${hasDemo ? demo.signIns : ""}
  Ctrl-C stops everything.

`
}
