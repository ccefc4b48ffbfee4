import { Clock, Context, Effect, References } from "effect"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { RequestEnd, Caller, LastEventId, UserAgent } from "#domain/contract/Caller.ts"
import { DeviceCookie } from "#domain/credentials/KnownDevices.ts"
import { Encryption } from "#domain/credentials/Encryption.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { Sessions } from "#domain/credentials/Sessions.ts"
import { AuthCookies } from "#domain/credentials/AuthCookies.ts"
import { QueueIdentity } from "#domain/credentials/Passwords.ts"
import { callerAddress, TrustedProxies, warnUntrustedProxy } from "./callerAddress.ts"
import type { ApiContext } from "./RouteTable.ts"
import { authCookies, deviceCookie } from "./authCookies.ts"

type Asked = CurrentUser | CurrentTenant | AuthCookies | Caller
type Needed = Sessions | Secrets | Encryption

/**
 * Provides an effect with the context of one request: the shop, the auth cookies and the current user (bypassing the
 * cache if `fresh`). Adds the shop and the request id to every log entry.
 */
export const requestContext =
  (ctx: ApiContext, fresh: boolean) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>) => {
    const { requestId, tenant } = ctx.state
    const cookies = authCookies(ctx)
    const asked = Effect.flatMap(currentUserOf(ctx, cookies.access, fresh), ({ address, device, user }) =>
      Effect.updateContext(
        effect,
        (services: Context.Context<never>) =>
          services.pipe(
            Context.add(CurrentUser, user),
            Context.add(AuthCookies, cookies),
            Context.add(Caller, { address }),
            Context.add(UserAgent, ctx.get("user-agent")),
            Context.add(LastEventId, ctx.get("last-event-id")),
            Context.add(DeviceCookie, device),
            Context.add(RequestEnd, endOf(ctx)),
            Context.add(
              QueueIdentity,
              user === undefined ? { caller: address, isKnown: false } : { caller: user.id, isKnown: true }
            )
          ) as never
      )
    )
    return Effect.updateContext(
      asked,
      (services: Context.Context<never>) =>
        withRoom(services).pipe(
          Context.add(CurrentTenant, { id: tenant.id }),
          Context.add(References.CurrentLogAnnotations, { request: requestId, tenant: tenant.id })
        ) as never
    ) as Effect.Effect<A, E, Exclude<R, Asked> | Needed>
  }

/**
 * Returns the user, address and device of a request. Defined once instead of per request: V8 retains everything a
 * per-request generator function refers to, including the request, until the next full garbage collection.
 */
const currentUserOf = Effect.fnUntraced(function* (ctx: ApiContext, access: string | undefined, fresh: boolean) {
  const user =
    access === undefined
      ? undefined
      : yield* (yield* Sessions).userByAccessToken(
          (yield* Secrets).fingerprint(access),
          yield* Clock.currentTimeMillis,
          fresh
        )
  const trusted = yield* TrustedProxies
  const forwardedFor = ctx.get("x-forwarded-for")
  if (trusted === 0 && forwardedFor !== "") yield* warnUntrustedProxy
  const address = callerAddress(ctx.req.socket.remoteAddress ?? "", forwardedFor, trusted)
  return { user, address, device: deviceCookie(ctx, yield* Encryption) }
})

let roomy: { readonly of: Context.Context<never>; readonly services: Context.Context<never> } = {
  of: Context.empty(),
  services: Context.empty()
}

/**
 * Returns the application's services with room for a request's context. Without it, the context is copied entirely once
 * more than 8 services are added.
 */
const withRoom = (services: Context.Context<never>) => {
  if (roomy.of !== services)
    roomy = { of: services, services: Context.makeUnsafe(services.mapUnsafe, { maxDepth: 16 }) }
  return roomy.services
}

/** Completes when the response has been sent or the connection was closed. */
const endOf = ({ res }: ApiContext) =>
  Effect.callback<void>((resume) => {
    if (res.destroyed) return resume(Effect.void)
    const end = () => resume(Effect.void)
    res.once("close", end)
    return Effect.sync(() => res.off("close", end))
  })
