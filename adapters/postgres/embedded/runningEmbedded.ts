import { existsSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { ownerAddress } from "./ownerDatabase.ts"
import { passwords } from "./passwords.ts"
import { postmasterFile } from "./postmasterFile.ts"

/**
 * Returns the owner's URL of the embedded database that another Frit has started on this data folder; undefined if none
 * is running.
 */
export const runningEmbedded = (dataDir: string): string | undefined => {
  const home = resolve(dataDir, "postgres")
  if (!existsSync(join(home, "passwords.json"))) return undefined
  const elsewhere = join(home, "elsewhere")
  const place = existsSync(elsewhere) ? readFileSync(elsewhere, "utf8").trim() : home
  const left = postmasterFile(join(place, "18"))
  return left?.ready === true ? ownerAddress(left.port, passwords(home).owner) : undefined
}
