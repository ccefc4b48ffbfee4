import { rmSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { CannotStart } from "./CannotStart.ts"
import { isAlive, postmasterFile, servesCluster } from "./postmasterFile.ts"

/**
 * Stops a server that a killed Frit left running on this cluster, gracefully at first. Call it while holding the data
 * lock. If the pid is still in use afterwards, by a zombie or another program, PostgreSQL would refuse to start, so
 * `postmaster.pid` is removed. Its shared memory still protects against lingering backends.
 */
export const stopOrphanedServer = async (cluster: string): Promise<void> => {
  const left = postmasterFile(cluster)
  if (!left) return
  if (servesCluster(left.pid, cluster)) await end(left.pid, cluster)
  if (isAlive(left.pid)) rmSync(join(cluster, "postmaster.pid"), { force: true })
}

const end = async (pid: number, cluster: string) => {
  for (const [signal, seconds] of [
    ["SIGINT", 30],
    ["SIGQUIT", 10]
  ] as const) {
    signalTo(pid, signal)
    if (await isGone(pid, cluster, seconds)) return
  }
  throw new CannotStart(
    `A database left over from an earlier run (process ${pid}) does not stop. End that process and start again.`
  )
}

const signalTo = (pid: number, signal: NodeJS.Signals) => {
  try {
    process.kill(pid, signal)
  } catch {
    // It exited in the meantime, or we may not signal it; isGone decides.
  }
}

const isGone = async (pid: number, cluster: string, seconds: number) => {
  const end = performance.now() + seconds * 1000
  while (servesCluster(pid, cluster)) {
    if (performance.now() > end) return false
    await pause(20)
  }
  return true
}
