import { Effect } from "effect"
import type { Context } from "koa"
import type { DeviceCookie } from "#domain/credentials/KnownDevices.ts"
import type { Encryption } from "#domain/credentials/Encryption.ts"

const name = "__Host-frit-device"

/**
 * The secret by which a browser is known again at this host: encrypted and so signed, bound to the host, out of
 * scripts' and other sites' reach.
 */
export const deviceCookie = (
  ctx: Context,
  { decrypt, encrypt }: Encryption["Service"]
): (typeof DeviceCookie)["Service"] => {
  const boundTo = `known device at ${ctx.host.toLowerCase()}`
  return {
    secret: Effect.suspend(() => {
      const sent = ctx.cookies.get(name)
      return sent === undefined ? Effect.succeed(undefined) : decrypt(sent, boundTo)
    }),
    keep: (secret, expires) =>
      Effect.map(
        encrypt(secret, boundTo),
        (value) =>
          void ctx.append(
            "Set-Cookie",
            `${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Strict; Expires=${new Date(expires).toUTCString()}`
          )
      )
  }
}
