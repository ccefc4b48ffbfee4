import { join, resolve } from "node:path"
import { Config, Effect } from "effect"

/** The settings needed at start, read once. */
export const startSettings = Effect.gen(function* () {
  const data = resolve(yield* Config.String("FRIT_DATA").pipe(Config.withDefault(".data")))
  const log = yield* Config.String("FRIT_LOG").pipe(Config.withDefault(process.stdout.isTTY ? "readable" : "json"))
  return {
    port: yield* Config.Port("PORT").pipe(Config.withDefault(3000)),
    data,
    vpicFolder: join(data, "vpic"),
    demo: yield* Config.option(Config.Boolean("FRIT_DEMO")),
    log: log === "json" ? ("json" as const) : ("readable" as const),
    blockedEnd: 1000 * (yield* Config.Number("FRIT_BLOCKED_END").pipe(Config.withDefault(30))),
    drain: 1000 * (yield* Config.Number("FRIT_DRAIN").pipe(Config.withDefault(0)))
  }
})

/** The values of the settings needed at start. */
export type StartSettings = Effect.Success<typeof startSettings>
