import { join, resolve } from "node:path"
import { NodeRuntime } from "@effect/platform-node"
import { Cause, Config, ConfigProvider, Effect, Layer, ManagedRuntime } from "effect"
import { CannotStart } from "#adapters/postgres/embedded/CannotStart.ts"
import { PublicUrl } from "#adapters/koa/PublicUrl.ts"
import { vpicDecoder } from "#adapters/vpic/vpicDecoder.ts"
import { ownerUrl, prepared } from "./database.ts"
import { explain } from "./launch/explain.ts"
import { layers } from "./layers.ts"
import { welcome } from "./welcome.ts"
import { seedDemo } from "./seed/seedDemo.ts"
import { application, listen } from "./serve.ts"

const serve = Effect.gen(function*() {
  const port = yield* Config.Port("PORT").pipe(Config.withDefault(3000))
  const dataDir = resolve(yield* Config.String("FRIT_DATA").pipe(Config.withDefault(".data")))
  const database = yield* ownerUrl(dataDir)
  const vpicFolder = join(dataDir, "vpic")
  const appUrl = yield* prepared(database.url, vpicFolder, (line) => void process.stdout.write(`${line}\n`))
  const settings = ConfigProvider.fromUnknown({ ...process.env, DATABASE_URL: appUrl })
  const services = Layer.mergeAll(layers, vpicDecoder(vpicFolder)).pipe(Layer.provide(ConfigProvider.layer(settings)))
  const runtime = yield* Effect.acquireRelease(
    Effect.sync(() => ManagedRuntime.make(services)),
    (runtime) => Effect.promise(() => runtime.dispose())
  )
  const wantsDemo = yield* Config.Boolean("FRIT_DEMO").pipe(Config.withDefault(database.embedded))
  if (wantsDemo) yield* Effect.promise(() => runtime.runPromise(seedDemo()))
  const publicUrl = yield* Effect.promise(() => runtime.runPromise(PublicUrl))
  yield* listen(application(runtime, resolve("build/web"), publicUrl), port)
  yield* Effect.sync(() => process.stdout.write(welcome(publicUrl.url, wantsDemo, database.where)))
  yield* Effect.promise(() => database.ended)
  return yield* Effect.die(new CannotStart("The built-in PostgreSQL has stopped. Start again with npm start."))
})

serve.pipe(
  Effect.scoped,
  Effect.catchCause((cause) => {
    const line = Cause.hasInterruptsOnly(cause)
      ? undefined
      : explain(Cause.squash(cause), { port: Number(process.env["PORT"] ?? 3000), databaseUrl: process.env["DATABASE_URL"] })
    if (line === undefined) return Effect.failCause(cause)
    return Effect.sync(() => {
      process.stderr.write(`${line}\n`)
      process.exitCode = 1
    })
  }),
  NodeRuntime.runMain
)
