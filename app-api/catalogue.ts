import { basename } from "node:path"
import { Effect } from "effect"
import { connectOwner } from "#adapters/postgres/connectOwner.ts"
import { isCatalogueThere } from "#adapters/postgres/nags/isCatalogueThere.ts"
import { shape } from "#adapters/sample-catalogue/sampleCatalogue.ts"
import { inWorker } from "./inWorker.ts"

/**
 * Sees to the sample glass catalogue being in the owner's database: at once when it is, in a thread of its own when it
 * has to be made.
 */
export const catalogue = Effect.fn("catalogue")(function* (
  ownerUrl: string,
  vpicFile: string,
  say: (line: string) => void
) {
  // The VIN data's file tells its version by its name, and the same vehicles give the same glass.
  const edition = `${shape} of ${basename(vpicFile)}`
  if (yield* isLoaded(ownerUrl, edition)) return
  say("Loading the sample glass catalogue (once, some seconds)")
  yield* inWorker(new URL("./loadCatalogue.ts", import.meta.url), { edition, ownerUrl, vpicFile }, say)
})

/** Whether a catalogue is in the owner's database, whole: this edition or a licensed one; without an edition, any. */
export const isLoaded = (ownerUrl: string, edition?: string) =>
  Effect.promise(async () => {
    const owner = await connectOwner(ownerUrl)
    return await isCatalogueThere(owner, edition).finally(() => owner.end())
  })
