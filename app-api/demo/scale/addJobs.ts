import { availableParallelism } from "node:os"
import { connectOwner } from "#adapters/postgres/connectOwner.ts"
import { boardSize, fillBoard } from "./fillBoard.ts"
import { fillShops, analyzeTables } from "./fillShop.ts"
import { type OpenShop, openShops } from "./openShops.ts"
import { plan } from "./plan.ts"
import { Progress } from "./Progress.ts"

interface ToAdd {
  /** The database owner's URL. */
  readonly ownerUrl: string
  /** The total number of jobs wanted. */
  readonly jobs: number
  /** Runs work on the application's ports, and closes them. */
  readonly run: (work: ReturnType<typeof openShops>) => Promise<ReadonlyArray<OpenShop>>
  readonly say: (line: string) => void
}

/** Opens as many shops as the jobs require and fills them. Returns a summary line. */
export const addJobs = async ({ ownerUrl, jobs, run, say }: ToAdd): Promise<string> => {
  const shops = await run(openShops(ownerUrl, plan(jobs), say))
  const progress = new Progress(jobs, say)
  await fillShops(ownerUrl, shops, Math.min(4, availableParallelism()), progress)
  const summary = progress.summary(shops.length)
  const owner = await connectOwner(ownerUrl)
  // The demo shop keeps its own twelve installers.
  const [, large] = shops
  const planned = large === undefined ? 0 : await fillBoard(owner, large.id, comingMonday())
  if (planned > 0)
    say(`${planned} jobs for ${boardSize.lanes} installers scheduled for the coming week, in the first additional shop`)
  say("Vacuuming and analyzing")
  await analyzeTables(owner).finally(() => owner.end())
  return summary
}

/** Returns the first Monday from tomorrow on. */
const comingMonday = (): string => {
  const at = new Date(Date.now() + 86_400_000)
  at.setUTCDate(at.getUTCDate() + ((8 - at.getUTCDay()) % 7))
  return at.toISOString().slice(0, 10)
}
