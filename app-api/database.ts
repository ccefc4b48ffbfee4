import { Config, Effect, Option, Redacted } from "effect"
import pg from "pg"
import { startEmbedded } from "#adapters/postgres/embedded/startEmbedded.ts"
import { loadSampleCatalogue } from "#adapters/postgres/nags/loadSampleCatalogue.ts"
import { prepareDatabase } from "#adapters/postgres/prepareDatabase.ts"
import { sampleCatalogue } from "#adapters/sample-catalogue/sampleCatalogue.ts"
import { prepareVpic } from "#adapters/vpic/prepareVpic.ts"
import { vpicModels } from "#adapters/vpic/vpicModels.ts"

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

/** Brings the schema up to date and puts the sample catalogue in, saying what takes long; gives the application's own address. */
export const prepared = (url: string, vpicFolder: string, say: (line: string) => void) =>
  Effect.promise(async () => {
    // One after the other: making the VIN data keeps this thread busy for seconds, and an open transaction would be ended for idling.
    const vpic = await prepareVpic(vpicFolder, () => say("Preparing the VIN data (once, some seconds)"))
    const appUrl = await prepareDatabase(url)
    const owner = new pg.Client({ connectionString: url })
    await owner.connect()
    try {
      await loadSampleCatalogue(owner, sampleCatalogue(vpicModels(vpic)), () => say("Loading the sample glass catalogue (once, some seconds)"))
    } finally {
      await owner.end()
    }
    return appUrl
  })
