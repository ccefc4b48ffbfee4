import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { freePort } from "#adapters/postgres/embedded/freePort.ts"
import { startEmbedded } from "#adapters/postgres/embedded/startEmbedded.ts"
import { prepareDatabase } from "#adapters/postgres/prepareDatabase.ts"
import { demoShop } from "#api/demo/shops.ts"
import type { Target } from "../client/Target.ts"
import { fillShop, settleDown } from "./fillShop.ts"
import { type Program, startProgram } from "./Program.ts"
import { signIn } from "./signIn.ts"

/**
 * The test environment: one PostgreSQL, the application and the baseline server (the floor) on top of it, and a browser
 * signed in to the demo shop.
 */
export interface BenchEnvironment {
  readonly dataDir: string
  readonly ownerUrl: string
  readonly owner: pg.Client
  readonly app: Program
  readonly floor: Program
  readonly asApp: Target
  readonly asFloor: Target
  readonly tenant: string
  readonly stop: () => Promise<void>
}

const {
  serverArgs,
  serverEnv
}: { readonly serverArgs: ReadonlyArray<string>; readonly serverEnv: Readonly<Record<string, string>> } = await import(
  new URL("../../../app-api/launch/programs.mjs", import.meta.url).href
)

/** The number of jobs in the measured shop. */
export const inShop = 20_000

/** Sets up the test environment with 20,000 jobs and 5,000 customers in the demo shop. */
export const createEnvironment = async (): Promise<BenchEnvironment> => {
  const undo: Array<() => Promise<unknown>> = []
  const stop = async () => {
    for (const one of undo.splice(0).reverse()) await one()
  }
  try {
    return { ...(await made(undo)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const made = async (undo: Array<() => Promise<unknown>>) => {
  const dataDir = await mkdtemp(join(tmpdir(), "frit-bench-"))
  undo.push(() => rm(dataDir, { recursive: true, force: true }))
  await chmod(dataDir, 0o711)
  const server = await startEmbedded({ dataDir })
  undo.push(server.stop)
  const appUrl = await prepareDatabase(server.ownerUrl)
  const owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
  undo.push(() => owner.end())
  // The first start creates the demo shop and the VIN tables. The server is then restarted, so that measurements
  // reflect an ordinary start.
  const start = async () =>
    startProgram(serverArgs, await freePort(), {
      ...serverEnv,
      DATABASE_URL: server.ownerUrl,
      FRIT_DATA: dataDir,
      FRIT_DEMO: "true",
      FRIT_TRUSTED_PROXIES: "1",
      FRIT_SIGN_IN_DELAY: "0",
      FRIT_QUOTA_REQUESTS: "0",
      FRIT_QUOTA_VISITS: "0",
      FRIT_QUOTA_SEARCHES: "0"
    })
  await (await start()).stop()
  const tenant: string = (await owner.query("select id from tenant where prefix = $1", [demoShop.prefix])).rows[0].id
  // The demo shop comes with two thousand jobs of its own.
  const {
    rows: [{ there }]
  } = await inTenant(owner, tenant, "select count(*)::int as there from job")
  await fillShop(owner, tenant, { customers: 5_000, jobs: inShop - there })
  await settleDown(owner)
  const app = await start()
  undo.push(app.stop)
  const floor = await startProgram(["tests/bench/floor/floor.ts"], await freePort(), {
    APP_URL: appUrl,
    TENANT: tenant
  })
  undo.push(floor.stop)
  return {
    dataDir,
    ownerUrl: server.ownerUrl,
    owner,
    app,
    floor,
    tenant,
    asApp: await signIn(app.port),
    asFloor: { port: floor.port, headers: { host: "floor" } }
  }
}

/** Runs SQL as the owner, within a shop's tenant isolation. */
export const inTenant = async (owner: pg.Client, tenant: string, sql: string) => {
  await owner.query("begin")
  await owner.query("select set_config('app.tenant_id', $1, true)", [tenant])
  return owner.query(sql).finally(() => owner.query("commit"))
}
