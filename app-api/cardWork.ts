import { Effect, type ManagedRuntime } from "effect"
import { WorkQueue } from "#adapters/postgres/queue/WorkQueue.ts"
import { seeToCharge } from "#domain/card-payments/seeToCharge.ts"
import { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import type { Services } from "./serve.ts"

/** Sees to the charges and refunds of all shops whose calls ended without an answer, until the scope closes. */
export const cardWork = (runtime: ManagedRuntime.ManagedRuntime<Services, unknown>) =>
  Effect.flatMap(
    Effect.promise(() => runtime.runPromise(WorkQueue)),
    ({ work }) =>
      work("cards", ({ tenant, id }) =>
        runtime.runPromise(
          seeToCharge(id).pipe(
            Effect.tapError(() => Effect.logWarning("a card payment waits for the processor", { id })),
            Effect.annotateLogs({ tenant }),
            Effect.provideService(CurrentTenant, { id: TenantId.make(tenant) })
          )
        )
      )
  )
