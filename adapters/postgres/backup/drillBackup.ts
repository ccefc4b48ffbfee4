import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createHash } from "node:crypto"
import { createReadStream } from "node:fs"
import { Writable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { createGunzip } from "node:zlib"
import { Effect } from "effect"
import { objectsFolder } from "#adapters/files/objectsFolder.ts"
import { FileObjects } from "#domain/files/FileObjects.ts"
import { freePort } from "../embedded/freePort.ts"
import { startEmbedded } from "../embedded/startEmbedded.ts"
import { prepareDatabase } from "../prepareDatabase.ts"
import { CannotRestore, fileOf, type Manifest } from "./Manifest.ts"
import { loadBackup } from "./restoreBackup.ts"
import { writeBackup } from "./writeBackup.ts"

/**
 * Restores a backup into a temporary PostgreSQL and file folder, reads everything back, compares it row by row, runs
 * this build's migrations on it, and deletes it all. Throws `CannotRestore` with the differences (D1).
 */
export const drillBackup = async (folder: string): Promise<Manifest> => {
  const place = await mkdtemp(join(tmpdir(), "frit-drill-"))
  try {
    // If run as root, the server runs as a different user who must be able to enter.
    await chmod(place, 0o711)
    const objects = await Effect.runPromise(Effect.provide(FileObjects, objectsFolder(join(place, "files"))))
    const server = await startEmbedded({ dataDir: place, port: await freePort() })
    try {
      const manifest = await loadBackup(server.ownerUrl, folder, { objects })
      const again = await writeBackup(
        server.ownerUrl,
        join(place, "again"),
        manifest.files === undefined ? undefined : objects
      )
      await compare(folder, manifest, join(place, "again"), again)
      await prepareDatabase(server.ownerUrl)
      return manifest
    } finally {
      await server.stop()
    }
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

const compare = async (folder: string, { files, tables }: Manifest, again: string, restored: Manifest) => {
  for (const table of tables) {
    const [kept, there] = await Promise.all([folder, again].map((at) => rowSum(join(at, fileOf(table)))))
    if (kept !== there)
      throw new CannotRestore(`The restored rows of ${table.name} differ from the backup in ${folder}.`)
  }
  if (restored.files?.count !== files?.count || restored.files?.bytes !== files?.bytes)
    throw new CannotRestore(`The restored files differ from the backup in ${folder}.`)
}

/**
 * Returns a checksum of a table's file that is independent of row order: the sum of the SHA-256 of every row (a line in
 * COPY's text format) modulo 2^256, in hex.
 */
const rowSum = async (file: string): Promise<string> => {
  let sum = 0n
  let rest: Buffer = Buffer.alloc(0)
  const add = (row: Buffer) => {
    sum = BigInt.asUintN(256, sum + BigInt(`0x${createHash("sha256").update(row).digest("hex")}`))
  }
  await pipeline(
    createReadStream(file),
    createGunzip(),
    new Writable({
      write(chunk: Buffer, _, done) {
        const part = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
        let from = 0
        for (let to = part.indexOf(10); to !== -1; to = part.indexOf(10, from)) {
          add(part.subarray(from, to))
          from = to + 1
        }
        rest = Buffer.from(part.subarray(from))
        done()
      }
    })
  )
  if (rest.length > 0) add(rest)
  return sum.toString(16)
}
