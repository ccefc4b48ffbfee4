// Decoders compiled once, not interpreted for each row: it must come before the first of them is used.
import "effect/schema/SchemaJITCompiler/enable"
import { createReadStream, createWriteStream, existsSync } from "node:fs"
import { rm } from "node:fs/promises"
import { once } from "node:events"
import { basename, resolve } from "node:path"
import { parseArgs } from "node:util"
import { NoCatalogue, readCatalogue } from "#adapters/catalogue-file/readCatalogue.ts"
import { CannotStart } from "#adapters/postgres/embedded/CannotStart.ts"
import { replaceCatalogue } from "#adapters/postgres/nags/loadLicensedCatalogue.ts"
import { prepareDatabase } from "#adapters/postgres/prepareDatabase.ts"
import { csvLine } from "#domain/lists/csvLine.ts"
import { keeping } from "./keeping.ts"

const usage = "Say which file holds the catalogue: npm run catalogue -- --file catalogue.csv"

// `npm run catalogue -- --file X`: a licensed glass catalogue in the place of the one that is there, while Frit goes on
// working.
await keeping({ mayRun: true }, async (ownerUrl, args) => {
  const {
    values: { file }
  } = parseArgs({ args: [...args], options: { file: { type: "string" } }, strict: false })
  if (typeof file !== "string") throw new CannotStart(usage)
  const path = resolve(file)
  if (!existsSync(path)) throw new CannotStart(`There is no file ${path}. ${usage}`)
  await prepareDatabase(ownerUrl)

  const faultsFile = `${path}.errors.csv`
  const faults = createWriteStream(faultsFile)
  faults.write(csvLine(["line", "column", "error"]))
  const wrong = new Set<number>()
  const today = new Date().toISOString().slice(0, 10)
  const fits = readCatalogue(createReadStream(path, "utf8"), today, ({ line, column, why }) => {
    wrong.add(line)
    faults.write(csvLine([String(line), column, why]))
  })
  const parts = await replaceCatalogue(ownerUrl, `${basename(path)} of ${today}`, fits).catch((cause: unknown) => {
    throw cause instanceof NoCatalogue ? new CannotStart(cause.message) : cause
  })
  faults.end()
  await once(faults, "close")
  if (wrong.size === 0) await rm(faultsFile)
  const told = wrong.size === 0 ? "no row was wrong" : `${wrong.size} rows were wrong and left out: see ${faultsFile}`
  return parts === 0
    ? `Nothing was loaded, the catalogue is as it was: the file has no part; ${told}`
    : `Loaded ${parts} parts; ${told}`
})
