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
 * Restores a backup into a PostgreSQL and a folder of files of its own, reads everything out again, compares it row by
 * row, lets this build's migrations go on from there, and throws it all away. Throws `CannotRestore` with what differs
 * (D1).
 */
export const drillBackup = async (folder: string): Promise<Manifest> => {
  const place = await mkdtemp(join(tmpdir(), "frit-drill-"))
  try {
    // The server of a root's run is another user, who must get in.
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
      throw new CannotRestore(`${table.name} was restored with other rows than the backup in ${folder} has.`)
  }
  if (restored.files?.count !== files?.count || restored.files?.bytes !== files?.bytes)
    throw new CannotRestore(`Other files were restored than the backup in ${folder} has.`)
}

/**
 * A checksum of a table's file that does not depend on the order of its rows: the SHA-256 of every row (a line of
 * COPY's text form), added up modulo 2^256, in hex.
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
