import { createHash } from "node:crypto"
import { createReadStream } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import { createGunzip } from "node:zlib"
import { checkObjects } from "./backedUpFiles.ts"
import { CannotRestore, fileOf, type Manifest } from "./Manifest.ts"

/**
 * Reads a backup's manifest and verifies all of its files, so that a backup with missing or altered files is rejected
 * before anything is changed.
 */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, "manifest.json"), "utf8").catch(() => {
    throw new CannotRestore(`There is no backup in ${folder}: it has no manifest.json.`)
  })
  const manifest = JSON.parse(text) as Manifest
  if (manifest.format !== 1)
    throw new CannotRestore(`The backup in ${folder} has a format that this version of Frit does not support.`)
  for (const table of manifest.tables) {
    const file = join(folder, fileOf(table))
    const hash = createHash("sha256")
    await pipeline(createReadStream(file), createGunzip(), hash).catch(() => {
      throw new CannotRestore(`${file} is missing or damaged.`)
    })
    if (hash.digest("hex") !== table.sha256) throw new CannotRestore(`${file} differs from what the backup wrote.`)
  }
  if (manifest.files !== undefined) await checkObjects(folder, manifest.files)
  return manifest
}
