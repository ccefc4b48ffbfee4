import { Effect, type ManagedRuntime, Schedule } from "effect"
import { openTenants } from "#adapters/postgres/tenants/openTenants.ts"
import { remindByRules } from "#domain/reminders/remindByRules.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { Services } from "./serve.ts"

/** Every shop that is open, one after the other: what its rules ask for. What breaks in one does not stop the next. */
export const remindShops = Effect.gen(function* () {
  // A question to the database is not broken off; a stop comes between two.
  for (const id of yield* Effect.uninterruptible(openTenants))
    yield* Effect.uninterruptible(remindByRules()).pipe(
      Effect.tapCause((cause) => Effect.logWarning("reminders of a shop's rules are late", cause)),
      Effect.sandbox,
      Effect.ignore,
      Effect.annotateLogs({ tenant: id }),
      Effect.provideService(CurrentTenant, { id })
    )
})

const work = remindShops.pipe(Effect.sandbox, Effect.ignore, Effect.repeat(Schedule.spaced("5 minutes")))

/**
 * Makes the reminders of all shops' rules, in the background, until the scope closes. Each node does; what one has made
 * the others leave.
 */
export const reminderWork = (runtime: ManagedRuntime.ManagedRuntime<Services, unknown>) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const ended = new AbortController()
      const working = runtime.runPromise(work, { signal: ended.signal }).catch(() => {})
      return { ended, working }
    }),
    ({ ended, working }) =>
      Effect.promise(() => {
        ended.abort()
        return working
      })
  )
