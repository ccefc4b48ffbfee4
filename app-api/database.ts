import { Config, Effect, Option, Redacted } from "effect"
import { startEmbedded } from "#adapters/postgres/embedded/startEmbedded.ts"

/** The PostgreSQL of DATABASE_URL, or one of our own under FRIT_DATA that stops with us. */
export const ownerUrl = (dataDir: string) =>
  Effect.gen(function*() {
    const given = yield* Config.option(Config.Redacted("DATABASE_URL"))
    if (Option.isSome(given)) return { url: Redacted.value(given.value), embedded: false, where: "DATABASE_URL", ended: new Promise<void>(() => {}) }
    const own = yield* Effect.acquireRelease(
      Effect.promise(() => startEmbedded({ dataDir })),
      ({ stop }) => Effect.promise(stop)
    )
    return { url: own.ownerUrl, embedded: true, where: own.cluster, ended: own.ended }
  })
