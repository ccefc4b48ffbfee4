import { Effect } from "effect"
import { isDemoComplete } from "./isDemoComplete.ts"
import { publicPassword } from "./publicPassword.ts"
import { demoShop } from "./shops.ts"
import { signIns } from "./signIns.ts"

/**
 * The demo shops, as used by the server and its commands; nothing else in this folder is imported from outside. The
 * code that fills the shops is imported only if needed.
 */
export const demo = {
  /** Whether the entire demo is in the database. */
  isThere: isDemoComplete,

  /** The first user in the database with the publicly known password; undefined if none. */
  publicPassword,

  /** The shop that users are pointed to. */
  shop: { prefix: demoShop.prefix, businessName: demoShop.businessName },

  /** The demo's sign-ins, as text for the terminal. */
  signIns,

  /** Adds missing demo shops; waits for `catalogue` before pricing their jobs. */
  add: Effect.fn("addDemo")(function* (ownerUrl: string, catalogue: Effect.Effect<unknown>) {
    if (yield* isDemoComplete) return
    const { seedDemo } = yield* Effect.promise(() => import("./seedDemo.ts"))
    yield* seedDemo(ownerUrl, catalogue)
  }),

  /** Imports the code that adds thousands of jobs to the demo shop and additional ones. */
  scale: () => import("./scale/addJobs.ts")
}
