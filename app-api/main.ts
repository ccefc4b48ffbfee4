import { existsSync } from "node:fs"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { Cause, Effect, Fiber } from "effect"
import { frontMiddleware } from "#adapters/koa/frontMiddleware.ts"
import { Lifecycle } from "#adapters/koa/Lifecycle.ts"
import { listen } from "#adapters/koa/listen.ts"
import { PublicUrl } from "#adapters/koa/PublicUrl.ts"
import { CannotStart } from "#adapters/postgres/embedded/CannotStart.ts"
import { inBatches } from "#adapters/telemetry/inBatches.ts"
import { watchdog } from "#adapters/telemetry/watchdog.ts"
import { writeLog } from "#adapters/telemetry/writeLog.ts"
import { vpicFile } from "#adapters/vpic/vpicFile.ts"
import { ownerUrl } from "./database.ts"
import { inWorker } from "./inWorker.ts"
import { explain } from "./launch/explain.ts"
import { invalidSettings } from "./settings.ts"
import { startSettings } from "./startSettings.ts"
import { forceStopOnSecondSignal } from "./forceStopOnSecondSignal.ts"

const say = (line: string) => void process.stdout.write(`${line}\n`)

const serve = Effect.gen(function* () {
  const wrong = invalidSettings(process.env)
  if (wrong.length > 0) return yield* Effect.die(new CannotStart(wrong.join("\n")))
  const told = yield* startSettings
  const publicUrl = yield* Effect.provide(PublicUrl, PublicUrl.layer)
  yield* watchdog({ logAfter: 1_000, endAfter: told.blockedEnd })
  const [life, write] = [new Lifecycle(), writeLog(told.log, inBatches(process.stdout))]
  const listener = yield* listen(
    frontMiddleware(life, publicUrl.url.protocol === "https:", write).callback(),
    told.port,
    life,
    {
      drain: told.drain,
      finish: 20_000
    }
  )

  // Slow steps run in parallel: PostgreSQL in its own process, the VIN data in a thread, and the import of the rest of
  // the program here.
  const vinFile = vpicFile(told.vpicFolder)
  const vinData = Fiber.join(
    yield* Effect.forkScoped(
      existsSync(vinFile)
        ? Effect.succeed(vinFile)
        : inWorker<string>(new URL("./prepareVinData.ts", import.meta.url), { folder: told.vpicFolder }, say)
    )
  )
  const [database, { startApp }] = yield* Effect.all(
    [ownerUrl(told.data), Effect.promise(() => import("./startApp.ts"))],
    { concurrency: 2 }
  )
  yield* startApp({ database, listener, publicUrl, say, starting: told, vinData, write })
  yield* Effect.promise(() => database.ended)
  return yield* Effect.die(new CannotStart("The built-in PostgreSQL has stopped. Start again with npm start."))
})

forceStopOnSecondSignal()
serve.pipe(
  Effect.scoped,
  Effect.catchCause((cause) => {
    const line = Cause.hasInterruptsOnly(cause)
      ? undefined
      : explain(Cause.squash(cause), {
          port: Number(process.env["PORT"] ?? 3000),
          databaseUrl: process.env["DATABASE_URL"],
          migrateUrl: process.env["FRIT_MIGRATE_URL"]
        })
    if (line === undefined) return Effect.failCause(cause)
    return Effect.sync(() => {
      process.stderr.write(`${line}\n`)
      process.exitCode = 1
    })
  }),
  NodeRuntime.runMain
)
