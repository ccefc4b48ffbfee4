import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"

/** The content of PostgreSQL's `postmaster.pid` (PostgreSQL manual, "Database File Layout"). */
export interface PostmasterFile {
  readonly pid: number
  readonly port: number
  readonly ready: boolean
}

/** Reads a cluster's `postmaster.pid`; undefined if it does not exist. */
export const postmasterFile = (cluster: string): PostmasterFile | undefined => {
  try {
    const lines = readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n")
    return {
      pid: Math.abs(Number.parseInt(lines[0] ?? "", 10)),
      port: Number(lines[3]),
      ready: lines[7]?.trim() === "ready"
    }
  } catch {
    return undefined
  }
}

/** Returns whether a process is a PostgreSQL server of this cluster, and not another program with a reused pid. */
export const servesCluster = (pid: number, cluster: string): boolean => {
  const command = commandLine(pid)
  return command.includes("postgres") && command.includes(cluster)
}

const commandLine = (pid: number) => {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8")
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"]
    })
  } catch {
    return ""
  }
}

/** Returns whether any process has this pid. */
export const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as { code?: string }).code === "EPERM"
  }
}
