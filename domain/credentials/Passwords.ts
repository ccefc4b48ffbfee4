import { Context, type Effect } from "effect"

/** Hashes passwords with Argon2id (P1). */
export class Passwords extends Context.Service<
  Passwords,
  {
    readonly hash: (password: string) => Effect.Effect<string>
    /** Takes as long for `undefined` (no such user) as for a wrong password. */
    readonly matches: (password: string, hash: string | undefined) => Effect.Effect<boolean>
    /**
     * Returns whether the hash uses weaker parameters than the current ones and should be renewed at the next sign-in.
     */
    readonly isWeak: (hash: string) => boolean
  }
>()("domain/credentials/Passwords") {}

/**
 * The queue in which a request waits for expensive work. Callers take turns, so that many requests from one caller do
 * not delay others. Known callers (signed in, or on a device they signed in from before) have a separate queue that
 * strangers cannot fill.
 */
export const QueueIdentity = Context.Reference<{
  /** User, device or network address. */
  readonly caller: string
  readonly isKnown: boolean
}>("domain/credentials/QueueIdentity", { defaultValue: () => ({ caller: "", isKnown: false }) })
