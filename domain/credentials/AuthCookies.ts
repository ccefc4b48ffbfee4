import { Context, type Effect } from "effect"

export interface Tokens {
  readonly access: string
  readonly accessExpires: number
  readonly refresh: string
  readonly refreshExpires: number
}

/** The browser's token cookies: host-only and inaccessible to scripts. */
export class AuthCookies extends Context.Service<
  AuthCookies,
  {
    readonly access: string | undefined
    readonly refresh: string | undefined
    readonly set: (tokens: Tokens) => Effect.Effect<void>
    readonly clear: Effect.Effect<void>
  }
>()("domain/credentials/AuthCookies") {}
