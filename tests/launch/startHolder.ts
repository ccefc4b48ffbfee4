import { spawn } from "node:child_process"
import { once } from "node:events"
import { readdirSync, readFileSync } from "node:fs"
import { createInterface } from "node:readline"

/**
 * Starts `holder.ts` on a data folder. `told` waits until it has committed that many more rows and returns the last
 * one.
 */
export const startHolder = async (dataDir: string) => {
  const child = spawn(process.execPath, ["tests/launch/holder.ts", dataDir], { stdio: ["ignore", "pipe", "inherit"] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const next = async () => {
    const { done, value } = await lines.next()
    if (done) throw new Error("the holder ended")
    return value
  }
  const { cluster, ownerUrl } = JSON.parse(await next()) as { cluster: string; ownerUrl: string }
  const told = async (rows: number) => {
    let last = 0
    for (let i = 0; i < rows; i++) last = Number(await next())
    return last
  }
  const ended = once(child, "exit")
  const kill = async () => {
    child.kill("SIGKILL")
    await ended
  }
  return { pid: child.pid!, cluster, ownerUrl, told, kill }
}

/** The pid of a cluster's server, from its pid file. */
export const serverPid = (cluster: string): number =>
  Number.parseInt(readFileSync(`${cluster}/postmaster.pid`, "utf8"), 10)

/** The pid of the small shell that stops a cluster's server when Frit exits (Linux). */
export const watcherPid = (cluster: string): number =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .find((pid) => {
      const command = commandLine(pid)
      return command.startsWith("/bin/sh") && command.includes(cluster)
    })!

/** Returns whether a process is running (not just waiting to be reaped). */
export const isRunning = (pid: number): boolean => commandLine(pid) !== ""

const commandLine = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8")
  } catch {
    return ""
  }
}
