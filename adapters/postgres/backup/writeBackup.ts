import { createHash, type Hash } from "node:crypto"
import { createWriteStream } from "node:fs"
import { mkdir, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Transform, type Writable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { createGzip } from "node:zlib"
import type pg from "pg"
import type { FileObjects } from "#domain/files/FileObjects.ts"
import { connectOwner } from "../connectOwner.ts"
import { copyObjectsOut, listNamedObjects } from "./backedUpFiles.ts"
import { CopyOut } from "./CopyOut.ts"
import { type BackupTable, backupTables } from "./backupTables.ts"
import { type BackedUpTable, fileOf, type Manifest } from "./Manifest.ts"

/** The backup that was written, and the keys of files that were missing or altered in the file store. */
export interface WrittenBackup extends Manifest {
  readonly missing: ReadonlyArray<string>
}

/**
 * Writes a snapshot of every shop's rows to a new folder: a gzipped COPY file per table, the files those rows refer to
 * (if `objects` is given), and `manifest.json`. While it is connected, no object it may still have to copy is removed.
 * The folder gets its final name only when complete. The server keeps running; nothing is locked (D1).
 */
export const writeBackup = async (
  ownerUrl: string,
  folder: string,
  objects?: FileObjects["Service"]
): Promise<WrittenBackup> => {
  const client = await connectOwner(ownerUrl, "frit backup")
  try {
    await mkdir(`${folder}.part`, { recursive: true })
    await client.query("begin isolation level repeatable read read only")
    const madeAt = (await client.query<{ now: Date }>("select now()")).rows[0]!.now.toISOString()
    const migrations = (await client.query<{ name: string }>("select name from migration order by id")).rows.map(
      ({ name }) => name
    )
    const shops = (await client.query<{ id: string }>("select id from tenant order by id")).rows.map(({ id }) => id)
    const tables: Array<BackedUpTable> = []
    for (const table of await backupTables(client))
      tables.push(await writeTable(client, table, shops, `${folder}.part`))
    const hasFiles = objects !== undefined && migrations.includes("2026-11-22-files")
    if (hasFiles) await listNamedObjects(client, shops, `${folder}.part`)
    await client.query("commit")
    const copied = hasFiles ? await copyObjectsOut(objects, `${folder}.part`) : undefined
    const manifest: Manifest = {
      format: 1,
      madeAt,
      migrations,
      tables,
      ...(copied === undefined ? {} : { files: copied.files })
    }
    await writeFile(join(`${folder}.part`, "manifest.json"), JSON.stringify(manifest, null, 2))
    await rename(`${folder}.part`, folder)
    return { ...manifest, missing: copied?.missing ?? [] }
  } finally {
    await client.end()
  }
}

const writeTable = async (
  client: pg.Client,
  table: BackupTable,
  shops: ReadonlyArray<string>,
  folder: string
): Promise<BackedUpTable> => {
  const hash = createHash("sha256")
  const sink = hashing(hash)
  const written = pipeline(sink, createGzip(), createWriteStream(join(folder, fileOf(table)), { mode: 0o600 }))
  const rows = await copyRows(client, table, shops, sink).finally(() => sink.end())
  await written
  return { name: table.name, columns: table.columns, rows, sha256: hash.digest("hex") }
}

/**
 * Copies shop by shop, because row-level security also applies to the owner. The filter keeps a role that sees all rows
 * from copying them twice.
 */
const copyRows = async (
  client: pg.Client,
  { columns, isWalled, name }: BackupTable,
  shops: ReadonlyArray<string>,
  sink: Writable
): Promise<number> => {
  const copy = (where: string) =>
    client.query(new CopyOut(`copy (select ${columns.join(", ")} from ${name} ${where}) to stdout`, sink)).done
  if (!isWalled) return copy("")
  let rows = 0
  for (const shop of shops) {
    await client.query(`set local app.tenant_id = '${shop}'`)
    rows += await copy(`where tenant_id = '${shop}'`)
  }
  return rows
}

const hashing = (hash: Hash) =>
  new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      done(null, chunk)
    }
  })
