import { Effect, type ManagedRuntime } from "effect"
import type { QueueName } from "#adapters/postgres/queue/workQueues.ts"
import { WorkQueue } from "#adapters/postgres/queue/WorkQueue.ts"
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
