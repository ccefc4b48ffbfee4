import { Effect } from "effect"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { dana } from "./dana.ts"

/**
 * Simulates a concurrent change by another user, Dana: runs an action just before the first request to an endpoint
 * arrives. `fill` sets up the shop and returns the action.
 */
export const beforeFirstRequest = <R, E, F>(
  endpoint: Endpoint,
  fill: Effect.Effect<Effect.Effect<unknown, unknown, R>, E, F>
) => {
  let quicker: (() => void) | undefined
  return {
    fill: Effect.gen(function* () {
      const action = yield* fill
      const context = yield* Effect.context<R>()
      quicker = () =>
        void Effect.runSync(
          action.pipe(Effect.orDie, Effect.provideService(CurrentUser, dana), Effect.provideContext(context))
        )
    }),
    instead: (called: Endpoint) => {
      if (called === endpoint) {
        quicker?.()
        quicker = undefined
      }
      return undefined
    }
  }
}
