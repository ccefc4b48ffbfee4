import { availableParallelism } from "node:os"
import { connectOwner } from "#adapters/postgres/connectOwner.ts"
import { boardSize, fillBoard } from "./fillBoard.ts"
import { fillShops, settleDown } from "./fillShop.ts"
import { type OpenShop, openShops } from "./openShops.ts"
import { plan } from "./plan.ts"
import { Progress } from "./Progress.ts"

interface ToAdd {
  /** The owner's address of the database. */
  readonly ownerUrl: string
  /** How many jobs there are to be in all. */
  readonly jobs: number
  /** Runs work on the application's ports, and closes them. */
  readonly run: (work: ReturnType<typeof openShops>) => Promise<ReadonlyArray<OpenShop>>
  readonly say: (line: string) => void
}

/** Opens the shops that so many jobs need and fills them; gives a line that says what was done. */
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
    say(`${planned} jobs of ${boardSize.lanes} installers planned for the coming week, in the first other shop`)
  say("Vacuuming and analyzing")
  await settleDown(owner).finally(() => owner.end())
  return summary
}

/** The first Monday from tomorrow on. */
const comingMonday = (): string => {
  const at = new Date(Date.now() + 86_400_000)
  at.setUTCDate(at.getUTCDate() + ((8 - at.getUTCDay()) % 7))
  return at.toISOString().slice(0, 10)
}
