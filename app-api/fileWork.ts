import { Effect, type ManagedRuntime } from "effect"
import { sweepObject } from "#adapters/postgres/files/sweepObject.ts"
import type { Services } from "./serve.ts"
import { workInShop } from "./workInShop.ts"

/** Removes objects of all shops that no row names any more. */
export const fileWork = (runtime: ManagedRuntime.ManagedRuntime<Services, unknown>) =>
  workInShop(runtime, "files", (id) =>
    Effect.tapCause(sweepObject(id), (cause) => Effect.logWarning("an object waits to be removed", { key: id }, cause))
  )
