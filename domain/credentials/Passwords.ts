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
