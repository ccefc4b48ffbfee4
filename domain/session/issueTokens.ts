import { Clock, DateTime, Effect, Schema } from "effect"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { Secrets } from "./Secrets.ts"
import { lasts, type Session } from "./Session.ts"
import { Sessions } from "./Sessions.ts"
import { TokenJar } from "./TokenJar.ts"

/** What the browser is told of its session, spec §7 `/tokens/refresh/`. Instants are ISO 8601; `accountActive` is 1 when active. */
export const SessionState = Schema.Struct({
  loginRefreshTokenExpiryTime: Schema.String,
  accessTokenExpiryTime: Schema.String,
  accountStatus: Schema.Int,
  accountStatusText: Schema.String,
  accountActive: Schema.Int
})
export type SessionState = typeof SessionState.Type

type Ongoing = Pick<Session, "id" | "userId" | "previousRefresh" | "expires">

/** Gives a session new tokens and forgets the old ones, all but the refresh token before. */
export const issueTokens = Effect.fn("issueTokens")(function*(ongoing: Ongoing) {
  const now = yield* Clock.currentTimeMillis
  const secrets = yield* Secrets
  const access = yield* secrets.next
  const refresh = yield* secrets.next
  const accessExpires = Math.min(now + lasts.accessToken, ongoing.expires)
  const refreshExpires = Math.min(now + lasts.idle, ongoing.expires)
  yield* (yield* Sessions).save({
    ...ongoing,
    access: secrets.fingerprint(access),
    accessExpires,
    refresh: secrets.fingerprint(refresh),
    refreshExpires,
    rotatedAt: now
  })
  yield* (yield* TokenJar).keep({ access, accessExpires, refresh, refreshExpires })
  return yield* sessionState(accessExpires, refreshExpires)
})

const sessionState = Effect.fnUntraced(function*(accessExpires: number, refreshExpires: number) {
  const tenant = yield* (yield* Tenants).get((yield* CurrentTenant).id)
  const active = tenant?.accountActive === true ? 1 : 0
  return {
    loginRefreshTokenExpiryTime: isoInstant(refreshExpires),
    accessTokenExpiryTime: isoInstant(accessExpires),
    accountStatus: active,
    accountStatusText: active ? "Active" : "Closed",
    accountActive: active
  }
})

const isoInstant = (milliseconds: number) => DateTime.formatIso(DateTime.makeUnsafe(milliseconds))
