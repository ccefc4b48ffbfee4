import { resolve } from "node:path"
import { ConfigProvider, Effect, Layer, ManagedRuntime } from "effect"
import { CannotStart } from "#adapters/postgres/embedded/CannotStart.ts"
import { prepareDatabase } from "#adapters/postgres/prepareDatabase.ts"
import { prepareVpic } from "#adapters/vpic/prepareVpic.ts"
import { vpicDecoder } from "#adapters/vpic/vpicDecoder.ts"
import { ensureCatalog } from "./ensureCatalog.ts"
import { demo } from "./demo/demo.ts"
import { parseJobCount } from "./parseJobCount.ts"
import { runDatabaseCommand } from "./databaseCommands.ts"
import { layers } from "./layers.ts"

const say = (line: string) => void process.stdout.write(`${line}\n`)

// `npm run seed -- --jobs N`: N jobs in the demo shop and additional ones, alongside a running Frit or on its own.
// Existing data stays.
await runDatabaseCommand({ mayRun: true }, async (ownerUrl, args) => {
  const jobs = parseJobCount(args)
  if (jobs === undefined)
    throw new CannotStart("Specify the number of jobs, 1 to 10,000,000: npm run seed -- --jobs 20000")
  const vpicFolder = resolve(process.env["FRIT_DATA"] || ".data", "vpic")
  const vpicFile = await prepareVpic(vpicFolder, () => say("Preparing the VIN data (once, takes a few seconds)"))
  const appUrl = await prepareDatabase(ownerUrl)
  await Effect.runPromise(ensureCatalog(ownerUrl, vpicFile, say))
  const settings = ConfigProvider.layer(ConfigProvider.fromUnknown({ ...process.env, DATABASE_URL: appUrl }))
  const runtime = ManagedRuntime.make(Layer.mergeAll(layers, vpicDecoder(vpicFolder)).pipe(Layer.provide(settings)))
  const { addJobs } = await demo.scale()
  return addJobs({ ownerUrl, jobs, run: (work) => runtime.runPromise(work).finally(() => runtime.dispose()), say })
})
