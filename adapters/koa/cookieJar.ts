import { Effect } from "effect"
import type { Context } from "koa"
import type { TokenJar } from "#domain/credentials/TokenJar.ts"

const access = "__Host-frit-access"
const refresh = "__Host-frit-refresh"

/** The browser's tokens as cookies that stay on their host and that no script reads (S1). */
export const cookieJar = (ctx: Context): TokenJar["Service"] => ({
  access: ctx.cookies.get(access),
  refresh: ctx.cookies.get(refresh),
  keep: (tokens) =>
    Effect.sync(() => {
      ctx.append("Set-Cookie", cookie(access, tokens.access, tokens.accessExpires))
      ctx.append("Set-Cookie", cookie(refresh, tokens.refresh, tokens.refreshExpires))
    }),
  empty: Effect.sync(() => {
    ctx.append("Set-Cookie", cookie(access, "", 0))
    ctx.append("Set-Cookie", cookie(refresh, "", 0))
    // Not "cookies": they go beyond this host, to every shop of the domain, and the device stays known.
    ctx.set("Clear-Site-Data", '"cache", "storage"')
  })
})

/** Whether a call brings an access token, whatever it may be worth. */
export const holdsToken = (ctx: Context): boolean => ctx.cookies.get(access) !== undefined

const cookie = (name: string, value: string, expires: number) =>
  `${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax; Expires=${new Date(expires).toUTCString()}`
