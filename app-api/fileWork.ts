import { Effect, type ManagedRuntime } from "effect"
import { sweepObject } from "#adapters/postgres/files/sweepObject.ts"
import { WorkQueue } from "#adapters/postgres/queue/WorkQueue.ts"
import { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import type { Services } from "./serve.ts"

/**
 * Removes objects of all shops that no row names any more, until the scope closes. What fails is tried again later and
 * later.
 */
export const fileWork = (runtime: ManagedRuntime.ManagedRuntime<Services, unknown>) =>
  Effect.flatMap(
    Effect.promise(() => runtime.runPromise(WorkQueue)),
    ({ work }) =>
      work("files", ({ tenant, id }) =>
        runtime.runPromise(
          sweepObject(id).pipe(
            Effect.tapCause((cause) => Effect.logWarning("an object waits to be removed", { key: id }, cause)),
            Effect.provideService(CurrentTenant, { id: TenantId.make(tenant) })
          )
        )
      )
  )
