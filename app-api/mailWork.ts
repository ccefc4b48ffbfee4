import { Effect, type ManagedRuntime } from "effect"
import { sendPosting } from "#domain/mail/sendPosting.ts"
import type { Services } from "./serve.ts"
import { workInShop } from "./workInShop.ts"

/** Sends what waits in the outboxes of all shops. */
export const mailWork = (runtime: ManagedRuntime.ManagedRuntime<Services, unknown>) =>
  workInShop(runtime, "mail", (id) =>
    Effect.tapError(sendPosting(id), ({ message }) => Effect.logWarning("a mail waits", { id, why: message }))
  )
