import { Context, type Effect } from "effect"

/** Hashes passwords so that they cannot be read back (Argon2id, P1). */
export class Passwords extends Context.Service<
  Passwords,
  {
    readonly hash: (password: string) => Effect.Effect<string>
    /** Takes as long for `undefined` (nobody by that name) as for a wrong password. */
    readonly matches: (password: string, hash: string | undefined) => Effect.Effect<boolean>
    /** The hash was made with less effort than is spent today: hash anew when the password is at hand. */
    readonly isWeak: (hash: string) => boolean
  }
>()("domain/credentials/Passwords") {}

/**
 * As whom a call waits in line for heavy work. Callers take turns, so that one who asks for much delays nobody else,
 * and those who are known (signed in, or on a device they signed in from before) have a line that strangers cannot
 * fill.
 */
export const WaitingAs = Context.Reference<{
  /** The person, device or network address. */
  readonly caller: string
  readonly isKnown: boolean
}>("domain/credentials/WaitingAs", { defaultValue: () => ({ caller: "", isKnown: false }) })
