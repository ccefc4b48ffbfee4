import { Effect, type ManagedRuntime } from "effect"
import { sweepObject } from "#adapters/postgres/files/sweepObject.ts"
import { WorkQueue } from "#adapters/postgres/queue/WorkQueue.ts"
import type { QueueName } from "#adapters/postgres/queue/workQueues.ts"
import { seeToCharge } from "#domain/card-payments/settleCharge.ts"
import { sendPosting } from "#domain/mail/sendPosting.ts"
import { deliverMessage } from "#domain/messages/deliverMessage.ts"
import { MessageId } from "#domain/messages/Message.ts"
import { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import type { Services } from "./serve.ts"

/**
 * Works off a queue of all shops until the scope closes: each piece by its id, behind the wall of its own shop (T9).
 * What fails is tried again later and later.
 */
export const workInShop = (
  runtime: ManagedRuntime.ManagedRuntime<Services, unknown>,
  queue: QueueName,
  each: (id: string) => Effect.Effect<void, unknown, Services | CurrentTenant>
) =>
  Effect.flatMap(
    Effect.promise(() => runtime.runPromise(WorkQueue)),
    ({ work }) =>
      work(queue, ({ tenant, id }) =>
        runtime.runPromise(
          each(id).pipe(
            Effect.annotateLogs({ tenant }),
            Effect.provideService(CurrentTenant, { id: TenantId.make(tenant) })
          )
        )
      )
  )

/** Sees to the charges and refunds of all shops whose calls ended without an answer. */
export const cardWork = (runtime: ManagedRuntime.ManagedRuntime<Services, unknown>) =>
  workInShop(runtime, "cards", (id) =>
    Effect.tapError(seeToCharge(id), () => Effect.logWarning("a card payment waits for the processor", { id }))
  )

/** Removes objects of all shops that no row names any more. */
export const fileWork = (runtime: ManagedRuntime.ManagedRuntime<Services, unknown>) =>
  workInShop(runtime, "files", (id) =>
    Effect.tapCause(sweepObject(id), (cause) => Effect.logWarning("an object waits to be removed", { key: id }, cause))
  )

/** Sends what waits in the outboxes of all shops. */
export const mailWork = (runtime: ManagedRuntime.ManagedRuntime<Services, unknown>) =>
  workInShop(runtime, "mail", (id) =>
    Effect.tapError(sendPosting(id), ({ message }) => Effect.logWarning("a mail waits", { id, why: message }))
  )

/** Sends what waits for the customers of all shops. */
export const messageWork = (runtime: ManagedRuntime.ManagedRuntime<Services, unknown>) =>
  workInShop(runtime, "messages", (id) =>
    Effect.tapError(deliverMessage(MessageId.make(id)), ({ message }) =>
      Effect.logWarning("a message waits", { id, why: message })
    )
  )
