import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { chmod, mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { runningEmbedded } from "#adapters/postgres/embedded/runningEmbedded.ts"

/** Milliseconds after which a server that is not ready, or has not stopped, is considered hung. */
const patience = { start: 240_000, stop: 20_000 }

/**
 * Starts the product as `npm start` does: web app built, server on a free port, data in its own folder, with the demo
 * shops. FRIT_E2E_PORT names a running server instead, for developing journeys.
 */
export const startServer = async () => {
  const running = Number(process.env["FRIT_E2E_PORT"])
  if (running > 0) return { port: running, database: "", stop: async () => {} }
  buildWeb()
  const folder = await mkdtemp(join(tmpdir(), "frit-e2e-"))
  // When run as root, PostgreSQL runs as another user, who needs access.
  await chmod(folder, 0o711)
  const port = await freePort()
  const server = await run(port, folder)
  const stop = async () => {
    await end(server)
    await rm(folder, { recursive: true, force: true })
  }
  await ready(server).catch(async (cause: unknown) => {
    await stop()
    throw cause
  })
  return { port, database: runningEmbedded(folder) ?? "", stop }
}

/** Uses the same build command as the container image and the systemd units' README. */
const buildWeb = () => {
  const { status } = spawnSync(process.execPath, ["app-api/launch/buildWeb.mjs"], { stdio: "inherit" })
  if (status !== 0 || !existsSync("build/web/index.html")) throw new Error("The web app was not built.")
}

const launch = <M>(file: string): Promise<M> => import(pathToFileURL(join("app-api/launch", file)).href)

const run = async (port: number, folder: string) => {
  const { server } = await launch<{ server: () => { args: ReadonlyArray<string>; env: NodeJS.ProcessEnv } }>(
    "programs.mjs"
  )
  const { args, env } = server()
  const { DATABASE_URL: _, FRIT_DEMO: __, PUBLIC_URL: ___, ...rest } = env
  return spawn(process.execPath, args, {
    env: {
      ...rest,
      NODE_ENV: "production",
      PORT: String(port),
      FRIT_DATA: folder,
      // The simulated insurer networks respond while a journey waits.
      FRIT_EDI_DELAY: "0.5",
      FRIT_QUOTA_REQUESTS: "0",
      FRIT_QUOTA_VISITS: "0"
    },
    stdio: ["ignore", "pipe", "pipe"]
  })
}

/** Resolves at "Frit is ready"; rejects with the server's output if it exits or stays silent. */
const ready = async (server: ChildProcess) => {
  let said = ""
  const timer = setTimeout(() => server.kill("SIGKILL"), patience.start)
  const isReady = new Promise<void>((resolve, reject) => {
    const hear = (part: Buffer) => {
      said += part
      if (said.includes("Frit is ready")) resolve()
    }
    server.stdout?.on("data", hear)
    server.stderr?.on("data", hear)
    server.once("exit", (code, signal) =>
      reject(new Error(`The server exited with ${signal ?? code} before it was ready. Output:\n${said}`))
    )
    server.once("error", reject)
  })
  await isReady.finally(() => clearTimeout(timer))
}

const end = async (server: ChildProcess) => {
  if (server.exitCode !== null || server.signalCode !== null) {
    return console.error(`The server exited with ${server.signalCode ?? server.exitCode} before the tests finished.`)
  }
  const ended = once(server, "exit")
  const timer = setTimeout(() => server.kill("SIGKILL"), patience.stop)
  server.kill("SIGTERM")
  await ended
  clearTimeout(timer)
}

const freePort = async () => {
  const probe = createServer().listen(0, "127.0.0.1")
  await once(probe, "listening")
  const address = probe.address()
  probe.close()
  await once(probe, "close")
  if (address === null || typeof address === "string") throw new Error("no free port")
  return address.port
}
