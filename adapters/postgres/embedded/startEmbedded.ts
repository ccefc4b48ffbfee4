import { existsSync, mkdirSync, renameSync, statSync } from "node:fs"
import { join, resolve } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { CannotStart } from "./CannotStart.ts"
import { clusterFolder } from "./clusterFolder.ts"
import { freePort } from "./freePort.ts"
import { lockDataFolder } from "./lockDataFolder.ts"
import { initializeCluster } from "./initializeCluster.ts"
import { ownerDatabase } from "./ownerDatabase.ts"
import { passwords } from "./passwords.ts"
import { reachableBin } from "./programs.ts"
import { runServer } from "./runServer.ts"
import type { RunningServer, ServerPlan } from "./runServer.ts"
import { serverUser } from "./serverUser.ts"
import { stopOrphanedServer } from "./stopOrphanedServer.ts"

/**
 * An embedded PostgreSQL: the owner's URL, the folder of its files, a function to stop it (idempotent), and its end.
 */
export interface Embedded {
  readonly ownerUrl: string
  readonly cluster: string
  readonly stop: () => Promise<void>
  readonly ended: Promise<void>
}

/**
 * Starts PostgreSQL 18 on `dataDir/postgres` and locks that folder until `stop` or the end of this process. Rejects
 * with `CannotStart`, whose message is meant for users. Uses the given port, else FRIT_PG_PORT, else any free one.
 */
export const startEmbedded = async (where: { readonly dataDir: string; readonly port?: number }): Promise<Embedded> => {
  const home = resolve(where.dataDir, "postgres")
  mkdirSync(home, { recursive: true })
  const release = lockDataFolder(home)
  try {
    const { cluster, ownerUrl, server } = await open(
      home,
      where.port ?? (Number(process.env["FRIT_PG_PORT"]) || undefined)
    )
    server.ended.then(release)
    let stopping: Promise<void> | undefined
    return { ownerUrl, cluster, ended: server.ended, stop: () => (stopping ??= server.stop()) }
  } catch (error) {
    release()
    throw error
  }
}

const open = async (home: string, port: number | undefined) => {
  const place = clusterFolder(home, serverUser())
  const cluster = join(place, "18")
  const user = serverUser(cluster)
  const secrets = passwords(home)
  const bin = reachableBin(place, user)
  const isNew = await initializeCluster(cluster, bin, user, secrets.superuser)
  await stopOrphanedServer(cluster)
  const { plan, server } = await runPatiently({ cluster, bin, user, log: freshLog(home) }, port)
  try {
    return { cluster, server, ownerUrl: await ownerDatabase(plan.port, secrets, isNew) }
  } catch (error) {
    await server.stop()
    throw error
  }
}

// Worth a retry: after kill -9, the last backends may take a moment to release shared memory, and a free port may be
// taken in the meantime.
const passing = /shared memory block|could not bind|could not create any TCP/

const runPatiently = async (
  base: Omit<ServerPlan, "port">,
  port: number | undefined,
  tries = 25
): Promise<{ plan: ServerPlan; server: RunningServer }> => {
  const plan = { ...base, port: port ?? (await freePort()) }
  try {
    return { plan, server: await runServer(plan) }
  } catch (error) {
    if (!(error instanceof CannotStart) || !passing.test(error.message) || tries === 0) throw error
    await pause(200)
    return runPatiently(base, port, tries - 1)
  }
}

const freshLog = (home: string) => {
  const log = join(home, "server.log")
  if (existsSync(log) && statSync(log).size > 5_000_000) renameSync(log, `${log}.1`)
  return log
}
