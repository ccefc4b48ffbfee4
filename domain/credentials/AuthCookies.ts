import { Context, type Effect } from "effect"

export interface Tokens {
  readonly access: string
  readonly accessExpires: number
  readonly refresh: string
  readonly refreshExpires: number
}

/** Where the browser that is calling keeps its tokens: host-only cookies that no script can read. */
export class AuthCookies extends Context.Service<
  AuthCookies,
  {
    readonly access: string | undefined
    readonly refresh: string | undefined
    readonly keep: (tokens: Tokens) => Effect.Effect<void>
    readonly clear: Effect.Effect<void>
  }
>()("domain/credentials/AuthCookies") {}
