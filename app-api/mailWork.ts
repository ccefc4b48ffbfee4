import { Effect, type ManagedRuntime } from "effect"
import { WorkQueue } from "#adapters/postgres/queue/WorkQueue.ts"
import { sendPosting } from "#domain/mail/sendPosting.ts"
import { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import type { Services } from "./serve.ts"

/** Sends what waits in the outboxes of all shops, until the scope closes. What fails is tried again later and later. */
export const mailWork = (runtime: ManagedRuntime.ManagedRuntime<Services, unknown>) =>
  Effect.flatMap(
    Effect.promise(() => runtime.runPromise(WorkQueue)),
    ({ work }) =>
      work("mail", ({ tenant, id }) =>
        runtime.runPromise(
          sendPosting(id).pipe(
            Effect.tapError(({ message }) => Effect.logWarning("a mail waits", { id, why: message })),
            Effect.annotateLogs({ tenant }),
            Effect.provideService(CurrentTenant, { id: TenantId.make(tenant) })
          )
        )
      )
  )
