import { Effect, type ManagedRuntime, Schedule } from "effect"
import { ShopEvents } from "#domain/shop-events/ShopEvents.ts"
import type { Services } from "./serve.ts"

const forget = ShopEvents.use((events) => Effect.uninterruptible(events.forget)).pipe(
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
      const working = runtime.runPromise(forget, { signal: ended.signal }).catch(() => {})
      return { ended, working }
    }),
    ({ ended, working }) =>
      Effect.promise(() => {
        ended.abort()
        return working
      })
  )
