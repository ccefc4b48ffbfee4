import { Clock, Context, Effect, References } from "effect"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { CallEnd, Caller, LastEventId, UserAgent } from "#domain/contract/Caller.ts"
import { DeviceCookie } from "#domain/credentials/KnownDevices.ts"
import { Encryption } from "#domain/credentials/Encryption.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { Sessions } from "#domain/credentials/Sessions.ts"
import { AuthCookies } from "#domain/credentials/AuthCookies.ts"
import { WaitingAs } from "#domain/credentials/Passwords.ts"
import { callerAddress, TrustedProxies, warnOfUntrusted } from "./callerAddress.ts"
import type { Visited } from "./CallTable.ts"
import { authCookies, deviceCookie } from "./authCookies.ts"

type Asked = CurrentUser | CurrentTenant | AuthCookies | Caller
type Needed = Sessions | Secrets | Encryption

/**
 * Gives an effect the facts of one request: the shop, the browser's tokens, who holds them, looked up anew where it is
 * `fresh`, and shop and request on all that is logged.
 */
export const asking =
  (ctx: Visited, fresh: boolean) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>) => {
    const { requestId, tenant } = ctx.state
    const cookies = authCookies(ctx)
    const asked = Effect.flatMap(askerOf(ctx, cookies.access, fresh), ({ address, device, user }) =>
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
            Context.add(CallEnd, endOf(ctx)),
            Context.add(
              WaitingAs,
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
 * Who asks, from where and on which device. Made once and not within each call: V8 keeps what a generator function of
 * one call's own refers to, the whole request, until the next full collection.
 */
const askerOf = Effect.fnUntraced(function* (ctx: Visited, access: string | undefined, fresh: boolean) {
  const user =
    access === undefined
      ? undefined
      : yield* (yield* Sessions).holder((yield* Secrets).fingerprint(access), yield* Clock.currentTimeMillis, fresh)
  const trusted = yield* TrustedProxies
  const forwardedFor = ctx.get("x-forwarded-for")
  if (trusted === 0 && forwardedFor !== "") yield* warnOfUntrusted
  const address = callerAddress(ctx.req.socket.remoteAddress ?? "", forwardedFor, trusted)
  return { user, address, device: deviceCookie(ctx, yield* Encryption) }
})

let roomy: { readonly of: Context.Context<never>; readonly services: Context.Context<never> } = {
  of: Context.empty(),
  services: Context.empty()
}

/**
 * The application's services with room for a request's facts: without it a context copies them all when more than 8 are
 * added.
 */
const withRoom = (services: Context.Context<never>) => {
  if (roomy.of !== services)
    roomy = { of: services, services: Context.makeUnsafe(services.mapUnsafe, { maxDepth: 16 }) }
  return roomy.services
}

/** Ends when the answer is out, or the connection closed before. */
const endOf = ({ res }: Visited) =>
  Effect.callback<void>((resume) => {
    if (res.destroyed) return resume(Effect.void)
    const end = () => resume(Effect.void)
    res.once("close", end)
    return Effect.sync(() => res.off("close", end))
  })
