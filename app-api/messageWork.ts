import { Effect, type ManagedRuntime } from "effect"
import { WorkQueue } from "#adapters/postgres/queue/WorkQueue.ts"
import { MessageId } from "#domain/messages/Message.ts"
import { deliverMessage } from "#domain/messages/deliverMessage.ts"
import { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import type { Services } from "./serve.ts"

/**
 * Sends what waits for the customers of all shops, until the scope closes. What fails is tried again later and later.
 */
export const messageWork = (runtime: ManagedRuntime.ManagedRuntime<Services, unknown>) =>
  Effect.flatMap(
    Effect.promise(() => runtime.runPromise(WorkQueue)),
    ({ work }) =>
      work("messages", ({ tenant, id }) =>
        runtime.runPromise(
          deliverMessage(MessageId.make(id)).pipe(
            Effect.tapError(({ message }) => Effect.logWarning("a message waits", { id, why: message })),
            Effect.annotateLogs({ tenant }),
            Effect.provideService(CurrentTenant, { id: TenantId.make(tenant) })
          )
        )
      )
  )
