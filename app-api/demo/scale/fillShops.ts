import { connectOwner } from "#adapters/postgres/connectOwner.ts"
import { fillShop } from "./fillShop.ts"
import type { OpenShop } from "./openShops.ts"
import type { Progress } from "./Progress.ts"

/** Fills shops over so many connections, one shop a connection at a time. */
export const fillShops = async (
  ownerUrl: string,
  shops: ReadonlyArray<OpenShop>,
  connections: number,
  progress: Progress
): Promise<void> => {
  const waiting = shops.values()
  const worker = async () => {
    const owner = await connectOwner(ownerUrl, "frit seed")
    try {
      for (const { id, jobs } of waiting)
        await fillShop(owner, id, { customers: Math.max(100, Math.floor(jobs / 4)), jobs }, progress)
    } finally {
      await owner.end()
    }
  }
  await Promise.all(Array.from({ length: Math.min(connections, shops.length) }, worker))
}
