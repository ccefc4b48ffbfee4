import { Effect, type ManagedRuntime, Schedule } from "effect"
import { moveFiles } from "#adapters/postgres/files/moveFiles.ts"
import { purgeTenants } from "#adapters/postgres/tenants/purgeTenants.ts"
import { ShopEvents } from "#domain/shop-events/ShopEvents.ts"
import type { Services } from "./serve.ts"

const purgeDeletedShops = purgeTenants().pipe(
  Effect.tapCause((cause) => Effect.logWarning("a deleted shop could not be fully removed; retrying", cause)),
  Effect.sandbox,
  Effect.ignore,
  Effect.repeat(Schedule.spaced("30 seconds"))
)

/**
 * Removes the remaining data of deleted shops in the background until the scope closes. If interrupted, the next node
 * continues.
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
 * How long a node waits after its start before it moves file content out of the database. By then, nodes of the
 * previous build, which would not find it, have stopped.
 */
const moveAfter = "5 minutes"

const moveLeftFiles = moveFiles().pipe(
  Effect.tap((moved) => (moved === 0 ? Effect.void : Effect.logInfo("moved files out of the database", { moved }))),
  Effect.tapCause((cause) => Effect.logWarning("could not move all files out of the database; retrying", cause)),
  Effect.sandbox,
  Effect.retry(Schedule.spaced("10 minutes")),
  Effect.delay(moveAfter)
)

/**
 * Moves content that earlier builds stored in the database to the file store, in the background until the scope closes.
 * If interrupted, the next start continues.
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

const forgetOldEvents = ShopEvents.use((events) => Effect.uninterruptible(events.deleteExpired)).pipe(
  Effect.tapCause((cause) => Effect.logWarning("could not delete old shop events; retrying", cause)),
  Effect.sandbox,
  Effect.ignore,
  Effect.repeat(Schedule.spaced("10 minutes"))
)

/** Deletes old events of all shops in the background until the scope closes. Runs on every node, which is harmless. */
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
