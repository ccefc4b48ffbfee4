import { createHash } from "node:crypto"
import { createReadStream, createWriteStream } from "node:fs"
import { mkdir, readFile, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { createInterface } from "node:readline"
import { Readable, Transform, type Writable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { createGunzip, createGzip } from "node:zlib"
import { Effect } from "effect"
import type pg from "pg"
import type { FileObjects, ObjectKey } from "#domain/files/FileObjects.ts"
import { type BackedUpFiles, CannotRestore } from "./Manifest.ts"

type Objects = FileObjects["Service"]

/** A line in the list of a backup's files. The content is at `files/<key>`; `size` in bytes. */
interface Listed {
  readonly key: ObjectKey
  readonly size: number
  readonly sha256: string
}

const listOf = (folder: string) => join(folder, "files.jsonl.gz")
const expectedOf = (folder: string) => join(folder, "files.expected.jsonl.gz")
const objectOf = (folder: string, key: string) => join(folder, "files", key)

/** Lists the objects that rows refer to in the transaction's snapshot. */
export const listNamedObjects = async (
  client: pg.Client,
  shops: ReadonlyArray<string>,
  folder: string
): Promise<void> => {
  const lines = async function* () {
    for (const shop of shops) {
      await client.query(`set local app.tenant_id = '${shop}'`)
      const { rows } = await client.query<Listed>(
        "select object_key as key, size, sha256 from file where tenant_id = $1 and object_key is not null order by id",
        [shop]
      )
      for (const row of rows) yield `${JSON.stringify(row)}\n`
    }
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(expectedOf(folder), { mode: 0o600 }))
}

/** Copies the listed objects into the backup. Objects that are missing or altered are skipped and returned. */
export const copyObjectsOut = async (
  objects: Objects,
  folder: string
): Promise<{ readonly files: BackedUpFiles; readonly missing: ReadonlyArray<string> }> => {
  const missing: Array<string> = []
  const [hash, list] = [createHash("sha256"), createGzip()]
  const written = pipeline(list, createWriteStream(listOf(folder), { mode: 0o600 }))
  let [count, bytes] = [0, 0]
  for await (const file of linesOf(expectedOf(folder))) {
    if (!(await copyOut(objects, file, objectOf(folder, file.key)))) {
      missing.push(file.key)
      continue
    }
    const line = `${JSON.stringify(file)}\n`
    hash.update(line)
    await put(list, line)
    count += 1
    bytes += file.size
  }
  list.end()
  await written
  await rm(expectedOf(folder))
  return { files: { count, bytes, sha256: hash.digest("hex") }, missing }
}

/** Rejects a backup whose files are not byte for byte what was written. */
export const checkObjects = async (folder: string, files: BackedUpFiles): Promise<void> => {
  const list = createHash("sha256")
  await pipeline(createReadStream(listOf(folder)), createGunzip(), list).catch(() => {
    throw new CannotRestore(`${listOf(folder)} is missing or damaged.`)
  })
  if (list.digest("hex") !== files.sha256)
    throw new CannotRestore(`${listOf(folder)} differs from what the backup wrote.`)
  for await (const { key, sha256 } of linesOf(listOf(folder))) {
    const hash = createHash("sha256")
    await pipeline(createReadStream(objectOf(folder, key)), hash).catch(() => {
      throw new CannotRestore(`${objectOf(folder, key)} is missing or damaged.`)
    })
    if (hash.digest("hex") !== sha256)
      throw new CannotRestore(`${objectOf(folder, key)} differs from what the backup wrote.`)
  }
}

/** Copies a backup's files into the file store, under the keys that its rows refer to. */
export const copyObjectsIn = async (objects: Objects, folder: string): Promise<void> => {
  for await (const { key } of linesOf(listOf(folder)))
    await Effect.runPromise(objects.put(key, await readFile(objectOf(folder, key))))
}

const linesOf = async function* (list: string): AsyncGenerator<Listed> {
  const lines = createInterface({ input: createReadStream(list).pipe(createGunzip()), crlfDelay: Infinity })
  for await (const line of lines) yield JSON.parse(line) as Listed
}

const copyOut = async (objects: Objects, { key, sha256 }: Listed, path: string): Promise<boolean> => {
  const content = await Effect.runPromise(objects.open(key))
  if (content === undefined) return false
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const hash = createHash("sha256")
  const hashing = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      done(null, chunk)
    }
  })
  await pipeline(Readable.from(content, { objectMode: false }), hashing, createWriteStream(path, { mode: 0o600 }))
  if (hash.digest("hex") === sha256) return true
  await rm(path)
  return false
}

const put = (sink: Writable, line: string) =>
  sink.write(line) ? undefined : new Promise<void>((resolve) => sink.once("drain", resolve))
