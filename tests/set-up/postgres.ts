import { chmod, mkdtemp, rm } from "node:fs/promises"
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

/** One real PostgreSQL for all tests that need it; each test works in shops of its own. */
export default async (project: TestProject) => {
  const dataDir = await mkdtemp(join(tmpdir(), "frit-tests-"))
  // The server of a root's run is another user, who must get in; else the cluster would go to /var/lib and stay there.
  await chmod(dataDir, 0o711)
  const server = await startEmbedded({ dataDir })
  project.provide("ownerUrl", server.ownerUrl)
  project.provide("appUrl", await prepareDatabase(server.ownerUrl))
  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
