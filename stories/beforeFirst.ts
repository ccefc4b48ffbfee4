import { Effect } from "effect"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { dana } from "./dana.ts"

/**
 * Somebody else, Dana, who is quicker: what is done to the shop just before the first call of an endpoint arrives. `fill` puts
 * into the shop what it needs and answers the action.
 */
export const beforeFirst = <R, E, F>(
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
