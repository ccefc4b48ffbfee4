import { Clock, Context, Effect } from "effect"
import type { Context as Koa } from "koa"
import { CurrentUser } from "#domain/people/CurrentUser.ts"
import { CallerGone } from "#domain/session/CallerGone.ts"
import { Caller } from "#domain/session/Caller.ts"
import { DeviceCookie } from "#domain/session/DeviceCookie.ts"
import { Encryption } from "#domain/session/Encryption.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Secrets } from "#domain/session/Secrets.ts"
import { Sessions } from "#domain/session/Sessions.ts"
import { TokenJar } from "#domain/session/TokenJar.ts"
import { UserAgent } from "#domain/session/UserAgent.ts"
import { WaitingAs } from "#domain/session/WaitingAs.ts"
import { callerAddress } from "./callerAddress.ts"
import { deviceCookie } from "./deviceCookie.ts"
import { cookieJar } from "./cookieJar.ts"
import { TrustedProxies } from "./TrustedProxies.ts"
import { warnOfUntrusted } from "./warnOfUntrusted.ts"
import type { Visit } from "./Visit.ts"

type Asked = CurrentUser | CurrentTenant | TokenJar | Caller

/** Gives an effect the facts of one request, all at once: the shop, the browser's tokens, and who holds them, looked up anew where it is `fresh`. */
export const asking = (ctx: Koa & { readonly state: Visit }, fresh: boolean) => <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.gen(function*() {
    const jar = cookieJar(ctx)
    const tenant = { id: ctx.state.tenant.id }
    const user = jar.access === undefined ? undefined : yield* (yield* Sessions).holder((yield* Secrets).fingerprint(jar.access), yield* Clock.currentTimeMillis, fresh)
      .pipe(Effect.provideService(CurrentTenant, tenant))
    const [trusted, forwardedFor] = [yield* TrustedProxies, ctx.get("x-forwarded-for")]
    if (trusted === 0 && forwardedFor !== "") yield* warnOfUntrusted
    const address = callerAddress(ctx.req.socket.remoteAddress ?? "", forwardedFor, trusted)
    const facts = Context.make(CurrentTenant, tenant).pipe(
      Context.add(CurrentUser, user), Context.add(TokenJar, jar), Context.add(Caller, { address }), Context.add(UserAgent, ctx.get("user-agent")),
      Context.add(DeviceCookie, deviceCookie(ctx, yield* Encryption)), Context.add(CallerGone, hungUp(ctx)),
      Context.add(WaitingAs, user === undefined ? { caller: address, isKnown: false } : { caller: user.id, isKnown: true })
    )
    return yield* Effect.provideContext(effect, facts)
  }) as Effect.Effect<A, E, Exclude<R, Asked> | Sessions | Secrets | Encryption>

/** Ends when the connection is closed before the answer is. */
const hungUp = ({ res }: Koa) => Effect.callback<void>((resume) => {
  if (res.destroyed) return resume(Effect.void)
  const end = () => resume(Effect.void)
  res.once("close", end)
  return Effect.sync(() => res.off("close", end))
})
