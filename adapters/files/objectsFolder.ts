import { randomUUID } from "node:crypto"
import { createReadStream } from "node:fs"
import { mkdir, open, readdir, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { Effect, Layer } from "effect"
import { NotWritable } from "#domain/contract/NotWritable.ts"
import { FileObjects, type ObjectKey } from "#domain/files/FileObjects.ts"

/** What a key looks like; nothing else becomes a path. */
const key = /^t\/[0-9a-f-]{36}\/\d{4}\/[0-9a-f-]{36}$/

/** Objects as files below a folder, readable for this user alone. Nodes on several machines must share the folder. */
export const objectsFolder = (folder: string) => {
  const pathOf = (name: string) => {
    if (!key.test(name)) throw new Error(`no object key: ${name}`)
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
 * Under another name first, so that a file of that name is whole; synced, so that the row that follows never outlives
 * it.
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

/** A new name in a folder is durable once the folder is synced; Windows has no such call. */
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
