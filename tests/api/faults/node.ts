import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { pathToFileURL } from "node:url"
import { freePort } from "#adapters/postgres/embedded/freePort.ts"
import { apiClient } from "../../support/apiClient.ts"

/** Tests send more requests to one shop than people do. */
const withoutQuotas = {
  FRIT_QUOTA_REQUESTS: "0",
  FRIT_QUOTA_VISITS: "0",
  FRIT_QUOTA_SEARCHES: "0",
  FRIT_QUOTA_EXPORTS: "0"
}

/**
 * Starts the server as `npm start` does, with additional settings, and waits until it is ready. Uses any free port
 * unless one is given, and this build unless another build's folder is given. It does not outlive this process.
 */
export const startNode = async (settings: Readonly<Record<string, string>>, asked?: number, build?: string) => {
  const node = await spawnNode(settings, asked, build)
  await node.ready
  return node
}

/** Starts the server without waiting until it is ready. `said` returns its output. */
export const spawnNode = async (settings: Readonly<Record<string, string>>, asked?: number, build?: string) => {
  const { server } = (await import(pathToFileURL("app-api/launch/programs.mjs").href)) as {
    server: () => { args: ReadonlyArray<string>; env: NodeJS.ProcessEnv }
  }
  const { args, env: own } = server()
  // A setting for tests that an older build may not know.
  const { FRIT_TESTS: _, ...env } = own
  const port = asked ?? (await freePort())
  const child = spawn(process.execPath, ["--import", pathToFileURL("app-api/launch/withLauncher.mjs").href, ...args], {
    ...(build === undefined ? {} : { cwd: build }),
    env: { ...env, NODE_ENV: "production", PORT: String(port), ...withoutQuotas, ...settings },
    stdio: ["ignore", "pipe", "pipe", "ipc"]
  })
  let said = ""
  for (const stream of [child.stdout!, child.stderr!])
    stream.on("data", (part: Buffer) => {
      if (said.length < 100_000) said += part
    })
  const end = async (signal: NodeJS.Signals) => {
    if (!isAlive(child)) return child.exitCode
    const ended = once(child, "exit")
    child.kill(signal)
    await ended
    return child.exitCode
  }
  return {
    port,
    ready: ready(child),
    said: () => said,
    ...apiClient(() => port),
    isAlive: () => isAlive(child),
    kill: () => end("SIGKILL"),
    /** Asks it to stop and returns its exit code. */
    stop: () => end("SIGTERM")
  }
}

const isAlive = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

const ready = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    let said = ""
    let isReady = false
    const hear = (part: Buffer) => {
      if (isReady) return
      said += part
      isReady = said.includes("Frit is ready")
      if (isReady) resolve()
    }
    child.stdout!.on("data", hear)
    child.stderr!.on("data", hear)
    child.once("exit", (code, signal) =>
      reject(new Error(`The server exited with ${signal ?? code}. Output:\n${said}`))
    )
  })
