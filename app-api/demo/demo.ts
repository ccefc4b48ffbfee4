import { Effect } from "effect"
import { isDemoThere } from "./isDemoThere.ts"
import { publicPassword } from "./publicPassword.ts"
import { demoShop } from "./shops.ts"
import { signIns } from "./signIns.ts"

/**
 * The made-up shops, as the server and its commands see them: nothing else of this folder is imported from outside.
 * What fills the shops is loaded when there is something to fill.
 */
export const demo = {
  /** Whether all of the demo is in the database. */
  isThere: isDemoThere,

  /** The first sign-in of the database whose password everybody knows; undefined when there is none. */
  publicPassword,

  /** The shop people are sent to. */
  shop: { prefix: demoShop.prefix, businessName: demoShop.businessName },

  /** Who can sign in, as lines for the terminal. */
  signIns,

  /** Adds the demo shops that are missing; `catalogue` is waited for before their jobs are priced. */
  add: Effect.fn("addDemo")(function* (ownerUrl: string, catalogue: Effect.Effect<unknown>) {
    if (yield* isDemoThere) return
    const { seedDemo } = yield* Effect.promise(() => import("./seedDemo.ts"))
    yield* seedDemo(ownerUrl, catalogue)
  }),

  /** What adds jobs by the thousand, to the demo shop and further ones. */
  scale: () => import("./scale/addJobs.ts")
}
