import { Effect } from "effect"
import type { Context } from "koa"
import type { AuthCookies } from "#domain/credentials/AuthCookies.ts"
import type { DeviceCookie } from "#domain/credentials/KnownDevices.ts"
import type { Encryption } from "#domain/credentials/Encryption.ts"

const access = "__Host-frit-access"
const refresh = "__Host-frit-refresh"

/** The browser's tokens as host-only cookies that scripts cannot read (S1). */
export const authCookies = (ctx: Context): AuthCookies["Service"] => ({
  access: ctx.cookies.get(access),
  refresh: ctx.cookies.get(refresh),
  set: (tokens) =>
    Effect.sync(() => {
      ctx.append("Set-Cookie", cookie(access, tokens.access, tokens.accessExpires))
      ctx.append("Set-Cookie", cookie(refresh, tokens.refresh, tokens.refreshExpires))
    }),
  clear: Effect.sync(() => {
    ctx.append("Set-Cookie", cookie(access, "", 0))
    ctx.append("Set-Cookie", cookie(refresh, "", 0))
    // Not "cookies": that would clear them on every shop's subdomain, and the known-device cookie must remain.
    ctx.set("Clear-Site-Data", '"cache", "storage"')
  })
})

/** Returns whether a request carries an access token, valid or not. */
export const hasAccessToken = (ctx: Context): boolean => ctx.cookies.get(access) !== undefined

const cookie = (name: string, value: string, expires: number) =>
  `${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax; Expires=${new Date(expires).toUTCString()}`

const device = "__Host-frit-device"

/**
 * The secret that identifies a known browser on this host, in a cookie. It is encrypted (and thus authenticated), bound
 * to the host, and not accessible to scripts or other sites.
 */
export const deviceCookie = (
  ctx: Context,
  { decrypt, encrypt }: Encryption["Service"]
): (typeof DeviceCookie)["Service"] => {
  const boundTo = `known device at ${ctx.host.toLowerCase()}`
  return {
    secret: Effect.suspend(() => {
      const sent = ctx.cookies.get(device)
      return sent === undefined ? Effect.succeed(undefined) : decrypt(sent, boundTo)
    }),
    set: (secret, expires) =>
      Effect.map(
        encrypt(secret, boundTo),
        (value) =>
          void ctx.append(
            "Set-Cookie",
            `${device}=${value}; Path=/; Secure; HttpOnly; SameSite=Strict; Expires=${new Date(expires).toUTCString()}`
          )
      )
  }
}
