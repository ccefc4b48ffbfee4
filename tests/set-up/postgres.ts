import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { TestProject } from "vitest/node"
import { startEmbedded } from "#adapters/postgres/embedded/startEmbedded.ts"
import { prepareDatabase } from "#adapters/postgres/prepareDatabase.ts"

declare module "vitest" {
  interface ProvidedContext {
    readonly ownerUrl: string
    readonly appUrl: string
  }
}

/** A folder that keeps its database for the next run, because a large shop takes minutes to fill. */
const kept = process.env["FRIT_HOT_KEPT"]

/** One real PostgreSQL for all tests that need it; each test works in its own shops. */
export default async (project: TestProject) => {
  if (kept !== undefined) await mkdir(kept, { recursive: true })
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), "frit-tests-")))
  // When run as root, the database server runs as another user who needs access; otherwise the cluster would be created
  // in /var/lib and left there.
  await chmod(dataDir, 0o711)
  const server = await startEmbedded({ dataDir })
  project.provide("ownerUrl", server.ownerUrl)
  project.provide("appUrl", await prepareDatabase(server.ownerUrl))
  return async () => {
    await server.stop()
    if (kept === undefined) await rm(dataDir, { recursive: true, force: true })
  }
}
