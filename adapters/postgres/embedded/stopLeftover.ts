import { rmSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { CannotStart } from "./CannotStart.ts"
import { isAlive, postmasterFile, servesCluster } from "./postmasterFile.ts"

/**
 * Stops a server that a killed Frit left running on this cluster, gently first; call it while holding the data.
 * Then its pid may still be taken, by its own remains (a zombie) or by some other program: PostgreSQL would refuse to
 * start because of it, so `postmaster.pid` is removed; its shared memory still guards against backends that linger.
 */
export const stopLeftover = async (cluster: string): Promise<void> => {
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
  throw new CannotStart(`An earlier database (process ${pid}) does not stop. End it and start again.`)
}

const signalTo = (pid: number, signal: NodeJS.Signals) => {
  try {
    process.kill(pid, signal)
  } catch {
    // It went by itself meanwhile, or is not ours to stop; isGone tells.
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
