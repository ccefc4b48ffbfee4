import { Effect, type ManagedRuntime } from "effect"
import { seeToCharge } from "#domain/card-payments/settleCharge.ts"
import type { Services } from "./serve.ts"
import { workInShop } from "./workInShop.ts"

/** Sees to the charges and refunds of all shops whose calls ended without an answer. */
export const cardWork = (runtime: ManagedRuntime.ManagedRuntime<Services, unknown>) =>
  workInShop(runtime, "cards", (id) =>
    Effect.tapError(seeToCharge(id), () => Effect.logWarning("a card payment waits for the processor", { id }))
  )
