import { Effect, type ManagedRuntime } from "effect"
import { MessageId } from "#domain/messages/Message.ts"
import { deliverMessage } from "#domain/messages/deliverMessage.ts"
import type { Services } from "./serve.ts"
import { workInShop } from "./workInShop.ts"

/** Sends what waits for the customers of all shops. */
export const messageWork = (runtime: ManagedRuntime.ManagedRuntime<Services, unknown>) =>
  workInShop(runtime, "messages", (id) =>
    Effect.tapError(deliverMessage(MessageId.make(id)), ({ message }) =>
      Effect.logWarning("a message waits", { id, why: message })
    )
  )
