import { execFileSync, spawn } from "node:child_process"
import type { ChildProcess } from "node:child_process"
import { closeSync, openSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import type { Writable } from "node:stream"
import { setTimeout as pause } from "node:timers/promises"
import { CannotStart } from "./CannotStart.ts"
import { postmasterFile } from "./postmasterFile.ts"
import { serverEnvironment, type ServerUser } from "./serverUser.ts"

/** The parameters for starting a server; `log` is its log file. */
export interface ServerPlan {
  readonly cluster: string
  readonly bin: string
  readonly user: ServerUser | undefined
  readonly port: number
  readonly log: string
}

/** A running server. `stop` shuts it down gracefully; `ended` resolves when it has exited for any reason. */
export interface RunningServer {
  readonly stop: () => Promise<void>
  readonly ended: Promise<void>
}

const settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "60",
  shared_buffers: "128MB",
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  password_encryption: "scram-sha-256",
  timezone: "UTC",
  log_timezone: "UTC"
}

// A watcher process, not a child of the server, reads fd 3: a word means a proper stop, end of file means that Frit is
// gone.
const underWatch = '( (read -r word <&3 || kill -INT $$) & ); exec "$@" 3<&-'

/**
 * Starts `postgres` and waits until it accepts connections. It is not affected by Ctrl-C and stops when this process
 * dies.
 */
export const runServer = async (plan: ServerPlan): Promise<RunningServer> => {
  const begin = statSync(plan.log, { throwIfNoEntry: false })?.size ?? 0
  const server = launch(plan)
  const ended = new Promise<void>((done) => server.once("exit", () => done()).once("error", () => done()))
  ended.then(() => release(server))
  let isOver = false
  ended.then(() => {
    isOver = true
  })
  while (!isReady(plan.cluster, server)) {
    if (isOver) throw new CannotStart(`PostgreSQL did not start: ${complaint(plan.log, begin)} (log: ${plan.log})`)
    await pause(10)
  }
  return { ended, stop: () => stop(plan, server, ended) }
}

const launch = ({ bin, cluster, log, port, user }: ServerPlan) => {
  const out = openSync(log, "a", 0o600)
  const flags = Object.entries({ ...settings, port: String(port) }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`
  ])
  const command = [join(bin, "postgres"), "-D", cluster, ...flags]
  const [program, ...rest] = process.platform === "win32" ? command : ["/bin/sh", "-c", underWatch, "sh", ...command]
  const server = spawn(program!, rest, {
    ...user,
    cwd: "/",
    env: serverEnvironment(),
    detached: true,
    windowsHide: true,
    stdio: ["ignore", out, out, "pipe"]
  })
  closeSync(out)
  server.unref()
  ;(server.stdio[3] as Writable & { unref?: () => void }).unref?.()
  server.stdio[3]?.on("error", () => {})
  return server
}

const isReady = (cluster: string, server: ChildProcess) => {
  const file = postmasterFile(cluster)
  return file?.ready === true && file.pid === server.pid
}

const release = (server: ChildProcess) => (server.stdio[3] as Writable).end("stopped\n")

const stop = async ({ bin, cluster }: ServerPlan, server: ChildProcess, ended: Promise<void>) => {
  server.ref()
  if (process.platform === "win32") execFileSync(join(bin, "pg_ctl"), ["stop", "-D", cluster, "-m", "fast"])
  else server.kill("SIGINT")
  await ended
}

const complaint = (log: string, begin: number) => {
  const lines = readFileSync(log).subarray(begin).toString().split("\n")
  const worst =
    lines.find((line) => /FATAL|PANIC/.test(line)) ??
    lines.findLast((line) => line.trim() !== "") ??
    "no message in its log"
  return worst.replace(/^.*?(FATAL|PANIC):\s*/, "").trim()
}
