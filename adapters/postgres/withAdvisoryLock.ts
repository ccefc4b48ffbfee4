import { Effect } from "effect"
import { connectOwner } from "./connectOwner.ts"

/**
 * Runs work, identified by a name, on one node at a time; other nodes wait. The lock is held by an owner's connection
 * that bypasses any pooler and ends with that connection, so a killed process blocks no one.
 */
export const withAdvisoryLock =
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
