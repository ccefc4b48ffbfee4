import { rmSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { CannotStart } from "./CannotStart.ts"
import { isAlive, postmasterFile, servesCluster } from "./postmasterFile.ts"

/**
 * Stops a server that a killed Frit left running on this cluster, gently first; call it while holding the data.
 * A `postmaster.pid` whose pid now belongs to some other program is removed, or PostgreSQL would refuse to start.
 */
export const stopLeftover = async (cluster: string): Promise<void> => {
  const left = postmasterFile(cluster)
  if (!left) return
  if (!servesCluster(left.pid, cluster)) {
    if (isAlive(left.pid)) rmSync(join(cluster, "postmaster.pid"), { force: true })
    return
  }
  for (const [signal, seconds] of [["SIGINT", 30], ["SIGQUIT", 10]] as const) {
    process.kill(left.pid, signal)
    if (await isGone(left.pid, cluster, seconds)) return
  }
  throw new CannotStart(`An earlier database (process ${left.pid}) does not stop. End it and start again.`)
}

const isGone = async (pid: number, cluster: string, seconds: number) => {
  const end = performance.now() + seconds * 1000
  while (servesCluster(pid, cluster)) {
    if (performance.now() > end) return false
    await pause(20)
  }
  return true
}
