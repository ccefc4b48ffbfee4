import { Effect, type ManagedRuntime, Schedule } from "effect"
import { moveFiles } from "#adapters/postgres/files/moveFiles.ts"
import { purgeTenants } from "#adapters/postgres/tenants/purgeTenants.ts"
import { ShopEvents } from "#domain/shop-events/ShopEvents.ts"
import type { Services } from "./serve.ts"

const purgeDeletedShops = purgeTenants().pipe(
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
      const purging = runtime.runPromise(purgeDeletedShops, { signal: ended.signal }).catch(() => {})
      return { ended, purging }
    }),
    ({ ended, purging }) =>
      Effect.promise(() => {
        ended.abort()
        return purging
      })
  )

/**
 * How long after its start a node waits before it moves bytes out of the database: nodes of the build before, which
 * would miss them, are stopped by then.
 */
const moveAfter = "5 minutes"

const moveLeftFiles = moveFiles().pipe(
  Effect.tap((moved) => (moved === 0 ? Effect.void : Effect.logInfo("files moved out of the database", { moved }))),
  Effect.tapCause((cause) => Effect.logWarning("files are not all moved out of the database yet", cause)),
  Effect.sandbox,
  Effect.retry(Schedule.spaced("10 minutes")),
  Effect.delay(moveAfter)
)

/**
 * Moves what earlier builds kept in the database into the file store, in the background, until the scope closes; the
 * next start goes on.
 */
export const fileMove = (runtime: ManagedRuntime.ManagedRuntime<Services, unknown>) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const ended = new AbortController()
      const moving = runtime.runPromise(Effect.ignore(moveLeftFiles), { signal: ended.signal }).catch(() => {})
      return { ended, moving }
    }),
    ({ ended, moving }) =>
      Effect.promise(() => {
        ended.abort()
        return moving
      })
  )

const forgetOldEvents = ShopEvents.use((events) => Effect.uninterruptible(events.forget)).pipe(
  Effect.tapCause((cause) => Effect.logWarning("what changed in the shops is kept for longer than it need be", cause)),
  Effect.sandbox,
  Effect.ignore,
  Effect.repeat(Schedule.spaced("10 minutes"))
)

/** Takes away old events of all shops, in the background, until the scope closes. Each node does; twice does no harm. */
export const shopEventsWork = (runtime: ManagedRuntime.ManagedRuntime<Services, unknown>) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const ended = new AbortController()
      const working = runtime.runPromise(forgetOldEvents, { signal: ended.signal }).catch(() => {})
      return { ended, working }
    }),
    ({ ended, working }) =>
      Effect.promise(() => {
        ended.abort()
        return working
      })
  )
