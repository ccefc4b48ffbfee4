import { Context, type Effect } from "effect"

/** Makes what cannot be guessed, and the fingerprint under which it is kept (trust.md S1). */
export class Secrets extends Context.Service<Secrets, {
  /** 256 random bits in letters that fit a URL and a cookie. */
  readonly next: Effect.Effect<string>
  /** One-way; the same for the same secret. */
  readonly fingerprint: (secret: string) => string
}>()("domain/session/Secrets") {}
