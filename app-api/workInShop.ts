import { Effect, type ManagedRuntime } from "effect"
import { sweepObject } from "#adapters/postgres/files/sweepObject.ts"
import { WorkQueue } from "#adapters/postgres/queue/WorkQueue.ts"
import type { QueueName } from "#adapters/postgres/queue/workQueues.ts"
import { checkCharge } from "#domain/card-payments/settleCharge.ts"
import { sendOutboxMessage } from "#domain/mail/sendOutboxMessage.ts"
import { deliverMessage } from "#domain/messages/deliverMessage.ts"
import { MessageId } from "#domain/messages/Message.ts"
import { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import type { Services } from "./serve.ts"

/**
 * Processes a queue of all shops until the scope closes, each task by its id, under its own shop's row-level security
 * (T9). Failed tasks are retried with increasing delays.
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

/** Completes the charges and refunds of all shops whose requests ended without an answer. */
export const cardWork = (runtime: ManagedRuntime.ManagedRuntime<Services, unknown>) =>
  workInShop(runtime, "cards", (id) =>
    Effect.tapError(checkCharge(id), () => Effect.logWarning("card payment not settled; retrying", { id }))
  )

/** Removes objects of all shops that are no longer referenced. */
export const fileWork = (runtime: ManagedRuntime.ManagedRuntime<Services, unknown>) =>
  workInShop(runtime, "files", (id) =>
    Effect.tapCause(sweepObject(id), (cause) =>
      Effect.logWarning("could not remove an object; retrying", { key: id }, cause)
    )
  )

/** Sends the mail in the outboxes of all shops. */
export const mailWork = (runtime: ManagedRuntime.ManagedRuntime<Services, unknown>) =>
  workInShop(runtime, "mail", (id) =>
    Effect.tapError(sendOutboxMessage(id), ({ message }) =>
      Effect.logWarning("email not sent; retrying", { id, why: message })
    )
  )

/** Sends pending messages to the customers of all shops. */
export const messageWork = (runtime: ManagedRuntime.ManagedRuntime<Services, unknown>) =>
  workInShop(runtime, "messages", (id) =>
    Effect.tapError(deliverMessage(MessageId.make(id)), ({ message }) =>
      Effect.logWarning("message not sent; retrying", { id, why: message })
    )
  )
