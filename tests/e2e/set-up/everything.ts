import { rm } from "node:fs/promises"
import type { TestProject } from "vitest/node"
import { startBrowser } from "./startBrowser.ts"
import { startServer } from "./startServer.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** The platform's port on this machine. */
    readonly port: number
    /** The connection URL of the database's owner; empty for a server that was already running. */
    readonly database: string
    /** The endpoint of the Chromium shared by all journeys. */
    readonly browserAt: string
  }
}

/** Starts one server and one browser for all journeys. */
export default async (project: TestProject) => {
  // Removes the screenshots of earlier runs.
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
