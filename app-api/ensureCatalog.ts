import { basename } from "node:path"
import { Effect } from "effect"
import { connectOwner } from "#adapters/postgres/connectOwner.ts"
import { isCatalogLoaded } from "#adapters/postgres/nags/isCatalogLoaded.ts"
import { shape } from "#adapters/sample-catalogue/sampleCatalog.ts"
import { inWorker } from "./inWorker.ts"

/**
 * Ensures that the sample glass catalog is in the owner's database. Returns immediately if it is; otherwise generates
 * it in a separate thread.
 */
export const ensureCatalog = Effect.fn("ensureCatalog")(function* (
  ownerUrl: string,
  vpicFile: string,
  say: (line: string) => void
) {
  // The VIN data's file name contains its version, and the same vehicles yield the same glass.
  const edition = `${shape} of ${basename(vpicFile)}`
  if (yield* isLoaded(ownerUrl, edition)) return
  say("Loading the sample glass catalog (once, takes a few seconds)")
  yield* inWorker(new URL("./loadCatalogue.ts", import.meta.url), { edition, ownerUrl, vpicFile }, say)
})

/**
 * Returns whether a catalog is completely loaded in the owner's database: this edition or a licensed one; any if no
 * edition is given.
 */
export const isLoaded = (ownerUrl: string, edition?: string) =>
  Effect.promise(async () => {
    const owner = await connectOwner(ownerUrl)
    return await isCatalogLoaded(owner, edition).finally(() => owner.end())
  })
