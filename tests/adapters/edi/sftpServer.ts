import type { AddressInfo } from "node:net"
import { Effect } from "effect"
import ssh2, { type SFTPWrapper } from "ssh2"
import { fingerprintOf } from "#adapters/edi/ediSftp.ts"

const { OPEN_MODE, STATUS_CODE } = ssh2.utils.sftp
const signIn = { userName: "shop-0001", secret: "s3cret-of-the-shop" }

/** A local SSH server with a partner's folders in memory, running while the scope is open. */
export const sftpServer = Effect.acquireRelease(
  Effect.promise(async () => {
    const files = new Map<string, Buffer>()
    /** The connection drops once, after this many bytes of an uploaded file. */
    const line = { cutAfter: Number.POSITIVE_INFINITY, sessions: 0 }
    const keys = ssh2.utils.generateKeyPairSync("ed25519")
    const open = new Set<{ end: () => void }>()
    const server = new ssh2.Server({ hostKeys: [keys.private] }, (client) => {
      open.add(client)
      client.on("error", () => {})
      client.on("close", () => open.delete(client))
      client.on("authentication", (context) => {
        const isRight =
          context.method === "password" && context.username === signIn.userName && context.password === signIn.secret
        if (isRight) context.accept()
        else context.reject(["password"])
      })
      client.on("session", (accept) => {
        accept().on("sftp", (accepted) => {
          line.sessions += 1
          serve(accepted(), files, line, () => client.end())
        })
      })
    })
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const parsed = ssh2.utils.parseKey(keys.public)
    if (parsed instanceof Error) throw parsed
    const { port } = server.address() as AddressInfo
    const box = { host: "127.0.0.1", port, folder: "edi", ...signIn, hostKey: fingerprintOf(parsed.getPublicSSH()) }
    return { box, files, line, server, open }
  }),
  ({ open, server }) =>
    Effect.promise(async () => {
      for (const client of open) client.end()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    })
)

interface Opened {
  readonly path: string
  readonly isFolder: boolean
  isListed: boolean
}

const serve = (sftp: SFTPWrapper, files: Map<string, Buffer>, line: { cutAfter: number }, hangUp: () => void): void => {
  const opened = new Map<string, Opened>()
  let next = 0
  const handleOf = (path: string, isFolder: boolean) => {
    const handle = Buffer.alloc(4)
    handle.writeUInt32BE((next += 1))
    opened.set(handle.toString("hex"), { path, isFolder, isListed: false })
    return handle
  }
  const of = (handle: Buffer) => opened.get(handle.toString("hex"))
  const attributes = (size: number) => ({ mode: 0o100644, uid: 0, gid: 0, size, atime: 0, mtime: 0 })
  const told = (id: number, path: string) => {
    const file = files.get(path)
    if (file === undefined) sftp.status(id, STATUS_CODE.NO_SUCH_FILE)
    else sftp.attrs(id, attributes(file.length))
  }
  sftp.on("OPEN", (id, path, flags) => {
    if ((flags & OPEN_MODE.WRITE) !== 0) files.set(path, Buffer.alloc(0))
    else if (!files.has(path)) return void sftp.status(id, STATUS_CODE.NO_SUCH_FILE)
    sftp.handle(id, handleOf(path, false))
  })
  sftp.on("WRITE", (id, handle, offset, data) => {
    const path = of(handle)?.path ?? ""
    const before = files.get(path) ?? Buffer.alloc(0)
    const after = Buffer.alloc(Math.max(before.length, offset + data.length))
    before.copy(after)
    data.copy(after, offset)
    const isCut = after.length > line.cutAfter
    files.set(path, isCut ? after.subarray(0, line.cutAfter) : after)
    if (!isCut) return void sftp.status(id, STATUS_CODE.OK)
    line.cutAfter = Number.POSITIVE_INFINITY
    hangUp()
  })
  sftp.on("READ", (id, handle, offset, length) => {
    const part = files.get(of(handle)?.path ?? "")?.subarray(offset, offset + length)
    if (part === undefined || part.length === 0) sftp.status(id, STATUS_CODE.EOF)
    else sftp.data(id, part)
  })
  sftp.on("CLOSE", (id, handle) => {
    opened.delete(handle.toString("hex"))
    sftp.status(id, STATUS_CODE.OK)
  })
  sftp.on("FSTAT", (id, handle) => told(id, of(handle)?.path ?? ""))
  sftp.on("STAT", told)
  sftp.on("LSTAT", told)
  sftp.on("FSETSTAT", (id) => void sftp.status(id, STATUS_CODE.OK))
  sftp.on("OPENDIR", (id, path) => void sftp.handle(id, handleOf(path, true)))
  sftp.on("READDIR", (id, handle) => {
    const folder = of(handle)
    if (folder === undefined || folder.isListed) return void sftp.status(id, STATUS_CODE.EOF)
    folder.isListed = true
    const inside = [...files].filter(([path]) => path.startsWith(`${folder.path}/`))
    sftp.name(
      id,
      inside.map(([path, { length }]) => {
        const filename = path.slice(folder.path.length + 1)
        return { filename, longname: filename, attrs: attributes(length) }
      })
    )
  })
  sftp.on("REMOVE", (id, path) => void sftp.status(id, files.delete(path) ? STATUS_CODE.OK : STATUS_CODE.NO_SUCH_FILE))
  // SFTP 3 does not rename over an existing file.
  sftp.on("RENAME", (id, from, to) => {
    const file = files.get(from)
    if (file === undefined || files.has(to)) return void sftp.status(id, STATUS_CODE.FAILURE)
    files.set(to, file)
    files.delete(from)
    sftp.status(id, STATUS_CODE.OK)
  })
}
