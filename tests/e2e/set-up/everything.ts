import { rm } from "node:fs/promises"
import type { TestProject } from "vitest/node"
import { startBrowser } from "./startBrowser.ts"
import { startServer } from "./startServer.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** Where the platform listens on this machine. */
    readonly port: number
    /** Its database's owner's address; empty for a server that ran already. */
    readonly database: string
    /** Where the one Chromium of all journeys is driven. */
    readonly browserAt: string
  }
}

/** One server and one browser for all journeys. */
export default async (project: TestProject) => {
  // Pictures of failures are those of this run.
  await rm("reports/e2e", { recursive: true, force: true })
  const server = await startServer()
  const browser = await startBrowser().catch(async (cause: unknown) => {
    await server.stop()
    throw cause
  })
  project.provide("port", server.port)
  project.provide("database", server.database)
  project.provide("browserAt", browser.address)
  return async () => {
    await browser.stop()
    await server.stop()
  }
}
