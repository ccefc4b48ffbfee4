import { Config, Effect, Option, Redacted } from "effect"
import { startEmbedded } from "#adapters/postgres/embedded/startEmbedded.ts"

/**
 * The PostgreSQL of DATABASE_URL, or an embedded one under FRIT_DATA that stops with this process. Returns the owner's
 * URL, which bypasses any pooler, and the URL that the application connects `through`.
 */
export const ownerUrl = (dataDir: string) =>
  Effect.gen(function* () {
    const given = yield* Config.option(Config.Redacted("DATABASE_URL"))
    const direct = yield* Config.option(Config.Redacted("FRIT_MIGRATE_URL"))
    if (Option.isSome(given)) {
      const through = Redacted.value(given.value)
      return {
        url: Option.match(direct, { onNone: () => through, onSome: Redacted.value }),
        through,
        embedded: false,
        where: "DATABASE_URL",
        ended: new Promise<void>(() => {})
      }
    }
    const own = yield* Effect.acquireRelease(
      Effect.promise(() => startEmbedded({ dataDir })),
      ({ stop }) => Effect.promise(stop)
    )
    return { url: own.ownerUrl, through: own.ownerUrl, embedded: true, where: own.cluster, ended: own.ended }
  })
