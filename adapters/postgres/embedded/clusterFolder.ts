import { randomBytes } from "node:crypto"
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { CannotStart } from "./CannotStart.ts"
import { canEnter } from "./serverUser.ts"
import type { ServerUser } from "./serverUser.ts"

/**
 * Returns the cluster's folder: `home`, or, if the server's account cannot enter it (root's private home), a folder
 * under /var/lib whose name is stored in `home/elsewhere`. If `home` is deleted, the next start begins from scratch.
 */
export const clusterFolder = (home: string, user: ServerUser | undefined): string => {
  const elsewhere = join(home, "elsewhere")
  if (existsSync(elsewhere)) return remembered(elsewhere)
  if (user === undefined) return home
  chmodSync(home, 0o711)
  return canEnter(home, user) ? home : moveOut(elsewhere)
}

const remembered = (elsewhere: string) => {
  const place = readFileSync(elsewhere, "utf8").trim()
  if (existsSync(place)) return place
  throw new CannotStart(
    `The data was stored in ${place}, which no longer exists. Restore it, or delete ${elsewhere} to start from scratch.`
  )
}

const moveOut = (elsewhere: string) => {
  const place = `/var/lib/frit-${randomBytes(6).toString("hex")}`
  mkdirSync(place, { recursive: true, mode: 0o711 })
  chmodSync(place, 0o711)
  writeFileSync(elsewhere, `${place}\n`)
  return place
}
