import { Clock, Effect } from "effect"
import type { Context } from "koa"
import { CurrentUser } from "#domain/people/CurrentUser.ts"
import { Caller } from "#domain/session/Caller.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Secrets } from "#domain/session/Secrets.ts"
import { Sessions } from "#domain/session/Sessions.ts"
import { TokenJar } from "#domain/session/TokenJar.ts"
import { UserAgent } from "#domain/session/UserAgent.ts"
import { callerAddress } from "./callerAddress.ts"
import { cookieJar } from "./cookieJar.ts"
import { TrustedProxies } from "./TrustedProxies.ts"
import type { Visit } from "./Visit.ts"

type Asked = CurrentUser | CurrentTenant | TokenJar | Caller

/** Gives an effect the facts of one request: the shop, the browser's tokens, and who holds them. */
export const asking = (ctx: Context & { readonly state: Visit }) => <A, E, R>(effect: Effect.Effect<A, E, R>) => {
  const jar = cookieJar(ctx)
  const holder = Effect.gen(function*() {
    if (jar.access === undefined) return undefined
    return yield* (yield* Sessions).holder((yield* Secrets).fingerprint(jar.access), yield* Clock.currentTimeMillis)
  })
  return Effect.flatMap(holder, (user) => Effect.provideService(effect, CurrentUser, user)).pipe(
    Effect.provideService(TokenJar, jar),
    Effect.provideServiceEffect(Caller, Effect.map(TrustedProxies, (trusted) => ({
      address: callerAddress(ctx.req.socket.remoteAddress ?? "", ctx.get("x-forwarded-for"), trusted)
    }))),
    Effect.provideService(UserAgent, ctx.get("user-agent")),
    Effect.provideService(CurrentTenant, { id: ctx.state.tenant.id })
  ) as Effect.Effect<A, E, Exclude<R, Asked> | Sessions | Secrets>
}
