import { Context, type Effect } from "effect"

/** Makes what cannot be guessed, and the fingerprint under which it is kept (S1). */
export class Secrets extends Context.Service<
  Secrets,
  {
    /** 256 random bits in letters that fit a URL and a cookie. */
    readonly next: Effect.Effect<string>
    /** Another secret out of one, by a salt: the same for the same two, and of no use to who knows only the salt. */
    readonly derive: (secret: string, salt: string) => string
    /** One-way; the same for the same secret. */
    readonly fingerprint: (secret: string) => string
  }
>()("domain/credentials/Secrets") {}
