import { Clock, DateTime, Effect, Schema } from "effect"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { field } from "#domain/shared/field.ts"
import { isAccountActive } from "#domain/tenants/plans.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { Secrets } from "./Secrets.ts"
import { type Session, SessionLimits, Sessions, lasts } from "./Sessions.ts"
import { AuthCookies } from "./AuthCookies.ts"

/**
 * What the browser is told of its session, spec §7 `/tokens/refresh/`. Instants are ISO 8601; `accountActive` is 1 when
 * active.
 */
export const SessionState = Schema.Struct({
  loginRefreshTokenExpiryTime: field(
    Schema.String,
    "When the refresh token ends, ISO 8601 in UTC.",
    "2026-11-22T04:00:00.000Z"
  ),
  accessTokenExpiryTime: field(
    Schema.String,
    "When the access token ends, ISO 8601 in UTC.",
    "2026-11-21T16:15:00.000Z"
  ),
  accountStatus: field(Schema.Int, "1 while the account is active, else 0.", 1),
  accountStatusText: field(Schema.String, "The same in a word.", "Active"),
  accountActive: field(Schema.Int, "1 while the shop's account is active, else 0.", 1)
})
export type SessionState = typeof SessionState.Type

type Ongoing = Pick<Session, "id" | "userId" | "startedAt" | "userAgent" | "previousRefresh" | "expires">

/**
 * The tokens that follow a refresh token under a seed: the same whoever asks, however often, as long as they show that
 * token.
 */
export const derivedTokens = Effect.fnUntraced(function* (shown: string, seed: string) {
  const { derive } = yield* Secrets
  return { access: derive(shown, `access ${seed}`), refresh: derive(shown, `refresh ${seed}`) }
})

/** Gives a session new tokens and forgets the old ones, all but the refresh token before, which is `shown`. */
export const issueTokens = Effect.fn("issueTokens")(function* (ongoing: Ongoing, shown?: string) {
  const now = yield* Clock.currentTimeMillis
  const secrets = yield* Secrets
  const seed = shown === undefined ? "" : yield* secrets.next
  const { access, refresh } =
    shown === undefined
      ? { access: yield* secrets.next, refresh: yield* secrets.next }
      : yield* derivedTokens(shown, seed)
  const refreshExpires = Math.min(now + (yield* SessionLimits).idle, ongoing.expires)
  const accessExpires = Math.min(now + lasts.accessToken, refreshExpires)
  yield* (yield* Sessions).save({
    ...ongoing,
    access: secrets.fingerprint(access),
    accessExpires,
    refresh: secrets.fingerprint(refresh),
    refreshExpires,
    seed,
    rotatedAt: now
  })
  yield* (yield* AuthCookies).keep({ access, accessExpires, refresh, refreshExpires })
  return yield* sessionState(accessExpires, refreshExpires)
})

export const sessionState = Effect.fnUntraced(function* (accessExpires: number, refreshExpires: number) {
  const tenant = yield* (yield* Tenants).get((yield* CurrentTenant).id)
  const active = tenant !== undefined && isAccountActive(tenant, yield* Clock.currentTimeMillis) ? 1 : 0
  return {
    loginRefreshTokenExpiryTime: isoInstant(refreshExpires),
    accessTokenExpiryTime: isoInstant(accessExpires),
    accountStatus: active,
    accountStatusText: active ? "Active" : tenant?.accountActive === true ? "Trial ended" : "Closed",
    accountActive: active
  }
})

const isoInstant = (milliseconds: number) => DateTime.formatIso(DateTime.makeUnsafe(milliseconds))
