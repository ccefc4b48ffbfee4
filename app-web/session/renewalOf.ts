import { Effect } from "effect"
import { type ActorRefFrom, waitFor } from "xstate"
import type { sessionMachine } from "#domain/session/sessionMachine.ts"
import { Offline } from "#web/api/failures.ts"
import { Renewal } from "#web/api/Transport.ts"

export type SessionActor = ActorRefFrom<typeof sessionMachine>

/** Renews the session through its machine, which performs a single refresh for all concurrent requests (S5). */
export const renewalOf = (actor: SessionActor): Renewal["Service"] => {
  const renewals = () => actor.getSnapshot().context.renewals
  return Renewal.of({
    count: Effect.sync(renewals),
    renew: (since) =>
      Effect.tryPromise({
        try: async () => {
          if (renewals() === since) actor.send({ type: "refused" })
          const settled = await waitFor(
            actor,
            (state) => state.matches("signedIn") || state.matches("signedOut") || state.matches("leaving")
          )
          if (!settled.matches("signedIn")) return false
          if (renewals() === since) throw new Error("the refresh request got no response")
          return true
        },
        catch: () => new Offline()
      })
  })
}
