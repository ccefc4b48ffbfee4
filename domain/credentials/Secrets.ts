import { Context, type Effect } from "effect"

/** Generates secrets and the fingerprints they are stored under (S1). */
export class Secrets extends Context.Service<
  Secrets,
  {
    /** Returns 256 random bits in characters safe for URLs and cookies. */
    readonly next: Effect.Effect<string>
    /** Derives another secret from a secret and a salt. Deterministic; the salt alone reveals nothing. */
    readonly derive: (secret: string, salt: string) => string
    /** Returns a one-way, deterministic hash of a secret. */
    readonly fingerprint: (secret: string) => string
  }
>()("domain/credentials/Secrets") {}
