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

/** A folder whose database stays for the next run, as a large shop takes minutes to fill. */
const kept = process.env["FRIT_HOT_KEPT"]

/** One real PostgreSQL for all tests that need it; each test works in shops of its own. */
export default async (project: TestProject) => {
  if (kept !== undefined) await mkdir(kept, { recursive: true })
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), "frit-tests-")))
  // The server of a root's run is another user, who must get in; else the cluster would go to /var/lib and stay there.
  await chmod(dataDir, 0o711)
  const server = await startEmbedded({ dataDir })
  project.provide("ownerUrl", server.ownerUrl)
  project.provide("appUrl", await prepareDatabase(server.ownerUrl))
  return async () => {
    await server.stop()
    if (kept === undefined) await rm(dataDir, { recursive: true, force: true })
  }
}
