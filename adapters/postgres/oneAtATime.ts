import { Effect } from "effect"
import { connectOwner } from "./connectOwner.ts"

/**
 * Does work that one node at a time may do, the others waiting, under a name of its own. The lock is held by a
 * connection of the owner's, which goes past every pooler, and is gone with it: who is killed keeps nobody waiting.
 */
export const oneAtATime =
  (ownerUrl: string, name: string) =>
  <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.acquireUseRelease(
      Effect.promise(async () => {
        const owner = await connectOwner(ownerUrl, name)
        owner.on("error", () => {})
        return owner
      }),
      (owner) =>
        Effect.andThen(
          Effect.promise(() => owner.query("select pg_advisory_lock(hashtext($1))", [name])),
          work
        ),
      (owner) => Effect.promise(() => owner.end())
    )
