// Compiles decoders once instead of interpreting them per row. Must be imported before any decoder is used.
import "effect/schema/SchemaJITCompiler/enable"
import { createReadStream, createWriteStream, existsSync } from "node:fs"
import { rm } from "node:fs/promises"
import { once } from "node:events"
import { basename, resolve } from "node:path"
import { parseArgs } from "node:util"
import { InvalidCatalogFile, readCatalog } from "#adapters/catalogue-file/readCatalog.ts"
import { CannotStart } from "#adapters/postgres/embedded/CannotStart.ts"
import { replaceCatalog } from "#adapters/postgres/nags/loadLicensedCatalog.ts"
import { prepareDatabase } from "#adapters/postgres/prepareDatabase.ts"
import { csvLine } from "#domain/lists/csvLine.ts"
import { runDatabaseCommand } from "./databaseCommands.ts"

const usage = "Specify the catalog file: npm run catalogue -- --file catalogue.csv"

// `npm run catalogue -- --file X`: replaces the current glass catalog with a licensed one while Frit keeps running.
await runDatabaseCommand({ mayRun: true }, async (ownerUrl, args) => {
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
  const fits = readCatalog(createReadStream(path, "utf8"), today, ({ line, column, why }) => {
    wrong.add(line)
    faults.write(csvLine([String(line), column, why]))
  })
  const parts = await replaceCatalog(ownerUrl, `${basename(path)} of ${today}`, fits).catch((cause: unknown) => {
    throw cause instanceof InvalidCatalogFile ? new CannotStart(cause.message) : cause
  })
  faults.end()
  await once(faults, "close")
  if (wrong.size === 0) await rm(faultsFile)
  const told = wrong.size === 0 ? "no rows were invalid" : `${wrong.size} invalid rows were skipped: see ${faultsFile}`
  return parts === 0
    ? `Nothing was loaded and the catalog is unchanged: the file contains no parts; ${told}`
    : `Loaded ${parts} parts; ${told}`
})
