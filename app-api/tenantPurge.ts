import { Effect, type ManagedRuntime, Schedule } from "effect"
import { purgeTenants } from "#adapters/postgres/tenants/purgeTenants.ts"
import type { Services } from "./serve.ts"

const purge = purgeTenants().pipe(
  Effect.tapCause((cause) => Effect.logWarning("a deleted shop is not all removed yet", cause)),
  Effect.sandbox,
  Effect.ignore,
  Effect.repeat(Schedule.spaced("30 seconds"))
)

/**
 * Removes what deleted shops still have, in the background, until the scope closes; whichever node comes next goes on.
 */
export const tenantPurge = (runtime: ManagedRuntime.ManagedRuntime<Services, unknown>) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const ended = new AbortController()
      const purging = runtime.runPromise(purge, { signal: ended.signal }).catch(() => {})
      return { ended, purging }
    }),
    ({ ended, purging }) =>
      Effect.promise(() => {
        ended.abort()
        return purging
      })
  )
