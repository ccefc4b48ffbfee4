import { createHash } from "node:crypto"
import { Effect } from "effect"
import type { Client, SFTPWrapper } from "ssh2"
import { EdiNotSent } from "#domain/edi/EdiTransport.ts"
import { type EdiMailbox, isFileName, maxFileBytes, maxFilesAtOnce } from "./EdiMailbox.ts"

interface SftpBox {
  readonly host: string
  readonly port: number
  /** The folder that contains `in` and `out`; empty for the login folder. */
  readonly folder: string
  readonly userName: string
  /** A password or a private key. */
  readonly secret: string
  /** The SHA256 fingerprint of the server's host key, as printed by ssh-keygen. */
  readonly hostKey: string
}

const requestTimeout = 20_000

/** Returns the fingerprint of a host key in OpenSSH format. */
export const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash("sha256").update(key).digest("base64").replaceAll("=", "")}`

/**
 * A mailbox on an SFTP server. Files are uploaded to `in` under a temporary name and then renamed, so the partner never
 * reads a partial file. Incoming files are in `out` and deleted once stored. The connection is refused unless the host
 * key matches.
 */
export const ediSftp = (box: SftpBox): EdiMailbox => {
  const at = (path: string) => (box.folder === "" ? path : `${box.folder}/${path}`)
  return {
    send: (name, content) =>
      inSession(box, async (sftp) => {
        const [passing, final] = [at(`in/.${name}.part`), at(`in/${name}`)]
        await promisify((done) => sftp.writeFile(passing, content, "utf8", done))
        // SFTP does not rename over an existing file. A file left by an earlier attempt has the same content, so delete
        // it first.
        await promisify((done) => sftp.unlink(final, done)).catch(() => {})
        await promisify((done) => sftp.rename(passing, final, done))
      }),
    listFiles: inSession(box, async (sftp) => {
      const files = await promisifyValue<ReadonlyArray<{ readonly filename: string }>>((done) =>
        sftp.readdir(at("out"), done)
      )
      return files
        .map(({ filename }) => filename)
        .filter(isFileName)
        .toSorted()
        .slice(0, maxFilesAtOnce)
    }),
    fetch: (name) =>
      inSession(box, async (sftp) => {
        const { size } = await promisifyValue<{ readonly size: number }>((done) => sftp.stat(at(`out/${name}`), done))
        if (size > maxFileBytes) throw new Error(`${name} has ${size} bytes`)
        return (await promisifyValue<Buffer>((done) => sftp.readFile(at(`out/${name}`), done))).toString("utf8")
      }),
    acknowledge: (name) => inSession(box, (sftp) => promisify((done) => sftp.unlink(at(`out/${name}`), done)))
  }
}

type Done = (error?: Error | null) => void

const promisify = (ask: (done: Done) => void) =>
  new Promise<void>((resolve, reject) => ask((error) => (error == null ? resolve() : reject(error))))

const promisifyValue = <A>(ask: (done: (error: Error | undefined, value: A) => void) => void) =>
  new Promise<A>((resolve, reject) => ask((error, value) => (error == null ? resolve(value) : reject(error))))

/** Runs work in a session that is always closed afterwards. */
const inSession = <A>(box: SftpBox, work: (sftp: SFTPWrapper) => Promise<A>): Effect.Effect<A, EdiNotSent> =>
  Effect.acquireUseRelease(
    connected(box),
    (client) =>
      Effect.tryPromise({
        try: () => Promise.race([promisifyValue<SFTPWrapper>((done) => client.sftp(done)).then(work), cutOff(client)]),
        catch: (cause) =>
          new EdiNotSent({ reason: cause instanceof CutOff ? "unreachable" : "refused", text: textOf(cause) })
      }),
    (client) => Effect.sync(() => client.end())
  ).pipe(
    Effect.timeout(2 * requestTimeout),
    Effect.catchTag("TimeoutError", () => Effect.fail(new EdiNotSent({ reason: "unreachable", text: "no answer" })))
  )

/** The connection closed while a request was pending. */
class CutOff extends Error {}

/** Rejects when the connection closes, because requests pending then never get a response. */
const cutOff = (client: Client) =>
  new Promise<never>((_, reject) => client.once("close", () => reject(new CutOff("the connection was closed"))))

/** Imported on first use: most partners use HTTPS, and the library takes several megabytes. */
const newClient = Effect.promise(async () => new (await import("ssh2")).default.Client())

const connected = (box: SftpBox) => Effect.flatMap(newClient, (client) => connecting(client, box))

const connecting = (client: Client, { host, port, userName, secret, hostKey }: SftpBox) =>
  Effect.callback<Client, EdiNotSent>((resume) => {
    let found = ""
    client.on("ready", () => resume(Effect.succeed(client)))
    client.on("error", (error) => {
      client.end()
      const isUnknown = found !== "" && found !== hostKey
      const isRefused = "level" in error && error.level === "client-authentication"
      resume(
        Effect.fail(
          isUnknown
            ? new EdiNotSent({ reason: "hostKey", text: found })
            : new EdiNotSent({ reason: isRefused ? "signIn" : "unreachable", text: textOf(error) })
        )
      )
    })
    client.connect({
      host,
      port,
      username: userName,
      ...(secret.includes("PRIVATE KEY-----") ? { privateKey: secret } : { password: secret }),
      readyTimeout: requestTimeout,
      hostVerifier: (key: Buffer) => {
        found = fingerprintOf(key)
        return found === hostKey
      }
    })
  })

const textOf = (cause: unknown) => (cause instanceof Error ? cause.message.slice(0, 200) : "")
