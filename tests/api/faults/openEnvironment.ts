import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { ConfigProvider, Effect, Exit, Layer, ManagedRuntime, Scope } from "effect"
import pg from "pg"
import { layers } from "#api/layers.ts"
import type { Services } from "#api/serve.ts"
import { postmasterFile } from "#adapters/postgres/embedded/postmasterFile.ts"
import { startEmbedded } from "#adapters/postgres/embedded/startEmbedded.ts"
import { prepareDatabase } from "#adapters/postgres/prepareDatabase.ts"
import { twilioSandbox } from "#adapters/sandbox/twilioSandbox.ts"
import { squareSandbox } from "#adapters/square-sandbox/squareSandbox.ts"
import { hook } from "../../support/cardSandbox.ts"
import { openPlatform, openShop } from "../../support/openShop.ts"
import { emptyVpic } from "../../support/emptyVpic.ts"
import { FaultProxy } from "./FaultProxy.ts"
import { spawnNode } from "./node.ts"
import { startSmtpServer } from "./startSmtpServer.ts"

/**
 * A test environment with everything servers depend on: PostgreSQL, card processor, mail server and SMS carrier, each
 * behind a proxy that can hold or cut the connection.
 */
export type FaultEnvironment = Awaited<ReturnType<typeof openEnvironment>>

/** A server in the environment, with its own proxy to the database. */
export type Server = Awaited<ReturnType<FaultEnvironment["start"]>>

const carrier = { sid: "ACfaults", token: "faults", from: "+15005550006" }
const publicUrl = "http://localhost:3000"
const hookUrl = `${publicUrl}/api/V1/square/events`

export const openEnvironment = async () => {
  const data = await mkdtemp(join(tmpdir(), "frit-faults-"))
  // When run as root, PostgreSQL runs as another user, who needs access.
  await chmod(data, 0o711)
  let database = await startEmbedded({ dataDir: data })
  const appUrl = await prepareDatabase(database.ownerUrl)
  // A single connection, so queries run one after another.
  const owner = new pg.Pool({ connectionString: database.ownerUrl, max: 1 })
  owner.on("error", () => {})
  // These tests look up neither VINs nor glass, and preparing that data would take longer than the tests.
  await emptyVpic(join(data, "vpic"))
  await owner.query("insert into glass_catalogue (name, edition) values ('licensed', 'none')")

  const settings = ConfigProvider.layer(
    ConfigProvider.fromUnknown({ DATABASE_URL: appUrl, PORT: "3000", FRIT_DATA: data, FRIT_PLATE_DELAY: "0" })
  )
  const runtime = ManagedRuntime.make(layers.pipe(Layer.provide(settings)) as Layer.Layer<Services>)
  await runtime.runPromise(openPlatform)

  const scope = Scope.makeUnsafe()
  /** Receives the processor's webhooks; a test sets it to receive them. */
  const hooks: { to: (body: string, signature: string) => void } = { to: () => {} }
  const sandbox = await Effect.runPromise(
    Scope.provide(
      squareSandbox({
        port: 0,
        token: "faults",
        hookUrl,
        hookKey: hook.key,
        parents: ["'none'"],
        deliver: (body, signature) => hooks.to(body, signature)
      }),
      scope
    )
  )
  /** The carrier's delivery reports. Not delivered unless a test does so. */
  const reports: Array<{
    readonly url: string
    readonly fields: Readonly<Record<string, string>>
    readonly signature: string
  }> = []
  const texts = await Effect.runPromise(
    Scope.provide(
      twilioSandbox({
        ...carrier,
        inbound: "",
        deliver: async (url, fields, signature) => void reports.push({ url, fields, signature })
      }),
      scope
    )
  )
  const post = await startSmtpServer()
  const [cardLine, postLine, textLine] = (await Promise.all(
    [sandbox.port, post.port, Number(new URL(texts.url).port)].map(FaultProxy.open)
  )) as [FaultProxy, FaultProxy, FaultProxy]
  const lines = [cardLine, postLine, textLine]
  const nodes: Array<{ readonly kill: () => Promise<unknown> }> = []

  /**
   * Starts a server with its own proxy to the database, optionally with its own settings, on a given port, or of
   * another build.
   */
  const start = async (settings: Readonly<Record<string, string>> = {}, port?: number, build?: string) => {
    const node = await spawn(settings, port, build)
    await node.ready
    return node
  }

  /** Starts a server without waiting until it is ready. */
  const spawn = async (settings: Readonly<Record<string, string>> = {}, port?: number, build?: string) => {
    const url = new URL(database.ownerUrl)
    const line = await FaultProxy.open(Number(url.port))
    lines.push(line)
    url.port = String(line.port)
    const node = await spawnNode(
      {
        PUBLIC_URL: publicUrl,
        DATABASE_URL: url.href,
        FRIT_DATA: data,
        FRIT_DEMO: "no",
        FRIT_LOG: "json",
        FRIT_TRUSTED_PROXIES: "1",
        FRIT_SMTP_URL: `smtp://127.0.0.1:${postLine.port}`,
        FRIT_TWILIO_SID: carrier.sid,
        FRIT_TWILIO_TOKEN: carrier.token,
        FRIT_TWILIO_FROM: carrier.from,
        FRIT_TWILIO_URL: `http://127.0.0.1:${textLine.port}`,
        FRIT_SQUARE_TOKEN: "faults",
        FRIT_SQUARE_LOCATION: "HERE",
        FRIT_SQUARE_APP: "sandbox-sq0idb-faults",
        FRIT_SQUARE_URL: `http://127.0.0.1:${cardLine.port}`,
        FRIT_SQUARE_WEBHOOK_KEY: hook.key,
        ...settings
      },
      port,
      build
    )
    nodes.push(node)
    return { ...node, line }
  }

  const close = async () => {
    await Promise.all(nodes.map((node) => node.kill()))
    await Promise.all(lines.map((line) => line.close()))
    await post.close()
    await Effect.runPromise(Scope.close(scope, Exit.void))
    await runtime.dispose()
    await owner.end()
    await database.stop()
    await rm(data, { recursive: true, force: true })
  }
  return {
    start,
    spawn,
    close,
    data,
    post,
    cardLine,
    postLine,
    textLine,
    texts,
    reports,
    hooks,
    books: sandbox.books.books,
    ownerUrl: database.ownerUrl,
    appUrl,
    /** Kills PostgreSQL as if its machine had lost power, until `startDatabase` restarts it at the same address. */
    killDatabase: async () => {
      process.kill(postmasterFile(database.cluster)!.pid, "SIGKILL")
      await database.ended
    },
    startDatabase: async () => {
      database = await startEmbedded({ dataDir: data, port: Number(new URL(database.ownerUrl).port) })
    },
    openShop: (...asked: Parameters<typeof openShop>) => runtime.runPromise(openShop(...asked)),
    /** Runs SQL as the database owner, scoped to one shop. */
    sql: async (tenant: string, text: string, values: Array<unknown> = []) => {
      const client = await owner.connect()
      try {
        await client.query("select set_config('app.tenant_id', $1, false)", [tenant])
        return (await client.query(text, values)).rows
      } finally {
        client.release()
      }
    }
  }
}
