import { createHash } from "node:crypto"
import { createReadStream } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import { createGunzip } from "node:zlib"
import { checkObjects } from "./backedUpFiles.ts"
import { CannotRestore, fileOf, type Manifest } from "./Manifest.ts"

/**
 * Reads what a backup says of itself, and every file of it: one that is missing or changed is refused before anything
 * is touched.
 */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, "manifest.json"), "utf8").catch(() => {
    throw new CannotRestore(`There is no backup in ${folder}: it has no manifest.json.`)
  })
  const manifest = JSON.parse(text) as Manifest
  if (manifest.format !== 1) throw new CannotRestore(`The backup in ${folder} has a form that this Frit does not know.`)
  for (const table of manifest.tables) {
    const file = join(folder, fileOf(table))
    const hash = createHash("sha256")
    await pipeline(createReadStream(file), createGunzip(), hash).catch(() => {
      throw new CannotRestore(`${file} is missing or damaged.`)
    })
    if (hash.digest("hex") !== table.sha256) throw new CannotRestore(`${file} is not what was written at the backup.`)
  }
  if (manifest.files !== undefined) await checkObjects(folder, manifest.files)
  return manifest
}
