import { randomUUID } from "node:crypto"
import { createReadStream } from "node:fs"
import { mkdir, open, readdir, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { Effect, Layer } from "effect"
import { NotWritable } from "#domain/contract/NotWritable.ts"
import { FileObjects, type ObjectKey } from "#domain/files/FileObjects.ts"

/** The format of a key. Nothing else is used as a path. */
const key = /^t\/[0-9a-f-]{36}\/\d{4}\/[0-9a-f-]{36}$/

/**
 * Stores objects as files in a folder, readable only by this user. Nodes on different machines must share the folder.
 */
export const objectsFolder = (folder: string) => {
  const pathOf = (name: string) => {
    if (!key.test(name)) throw new Error(`not an object key: ${name}`)
    return join(folder, name)
  }
  return Layer.succeed(FileObjects, {
    put: (name, bytes) => Effect.promise(() => write(pathOf(name), join(folder, "incoming"), bytes).catch(whenFull)),
    open: (name) => Effect.promise(() => read(pathOf(name))),
    remove: (name) => Effect.promise(() => rm(pathOf(name), { force: true })),
    keysOf: (tenant) => Effect.promise(() => keysBelow(folder, `t/${tenant}`)),
    link: () => Effect.succeed(undefined)
  })
}

const whenFull = (cause: NodeJS.ErrnoException): never => {
  throw cause.code === "ENOSPC" || cause.code === "EDQUOT" ? new NotWritable("diskFull", { cause }) : cause
}

/**
 * Writes to a temporary name first, so a file under the final name is always complete. Synced, so a database row that
 * refers to the file never outlives it.
 */
const write = async (path: string, incoming: string, bytes: Uint8Array) => {
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const part = join(incoming, randomUUID())
  const file = await open(part, "wx", 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } catch (cause) {
    await rm(part, { force: true })
    throw cause
  } finally {
    await file.close()
  }
  await rename(part, path)
  await synced(dirname(path))
}

/** Syncs a folder, which makes new names in it durable. Windows does not support this. */
const synced = async (folder: string) => {
  if (process.platform === "win32") return
  const handle = await open(folder, "r")
  await handle.sync().finally(() => handle.close())
}

const read = (path: string) =>
  new Promise<AsyncIterable<Uint8Array> | undefined>((resolve, reject) => {
    const stream = createReadStream(path)
    stream.once("open", () => resolve(stream))
    stream.once("error", (cause: NodeJS.ErrnoException) =>
      cause.code === "ENOENT" ? resolve(undefined) : reject(cause)
    )
  })

const keysBelow = async (folder: string, below: string): Promise<ReadonlyArray<ObjectKey>> => {
  const found = await readdir(join(folder, below), { recursive: true }).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === "ENOENT") return []
    throw cause
  })
  return found
    .map((name) => `${below}/${name.replaceAll("\\", "/")}`)
    .filter((name): name is ObjectKey => key.test(name))
}
