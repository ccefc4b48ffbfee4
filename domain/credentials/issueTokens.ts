import { Clock, DateTime, Effect, Schema } from "effect"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { field } from "#domain/shared/field.ts"
import { isAccountActive } from "#domain/tenants/plans.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { Secrets } from "./Secrets.ts"
import { type Session, SessionLimits, Sessions, lifetimes } from "./Sessions.ts"
import { AuthCookies } from "./AuthCookies.ts"

/**
 * The session state sent to the browser by `/tokens/refresh/` (spec §7). Instants in ISO 8601; `accountActive` is 1 if
 * active.
 */
export const SessionState = Schema.Struct({
  loginRefreshTokenExpiryTime: field(
    Schema.String,
    "When the refresh token expires, ISO 8601 in UTC.",
    "2026-11-22T04:00:00.000Z"
  ),
  accessTokenExpiryTime: field(
    Schema.String,
    "When the access token expires, ISO 8601 in UTC.",
    "2026-11-21T16:15:00.000Z"
  ),
  accountStatus: field(Schema.Int, "1 while the account is active, otherwise 0.", 1),
  accountStatusText: field(Schema.String, "Account status as text.", "Active"),
  accountActive: field(Schema.Int, "1 while the shop's account is active, otherwise 0.", 1)
})
export type SessionState = typeof SessionState.Type

type Ongoing = Pick<Session, "id" | "userId" | "startedAt" | "userAgent" | "previousRefresh" | "expires">

/**
 * Derives the successor tokens of a refresh token from a seed. Deterministic: presenting the same token again returns
 * the same tokens.
 */
export const derivedTokens = Effect.fnUntraced(function* (shown: string, seed: string) {
  const { derive } = yield* Secrets
  return { access: derive(shown, `access ${seed}`), refresh: derive(shown, `refresh ${seed}`) }
})

/** Issues new tokens for a session and invalidates the old ones, except for the previous refresh token, `shown`. */
export const issueTokens = Effect.fn("issueTokens")(function* (ongoing: Ongoing, shown?: string) {
  const now = yield* Clock.currentTimeMillis
  const secrets = yield* Secrets
  const seed = shown === undefined ? "" : yield* secrets.next
  const { access, refresh } =
    shown === undefined
      ? { access: yield* secrets.next, refresh: yield* secrets.next }
      : yield* derivedTokens(shown, seed)
  const refreshExpires = Math.min(now + (yield* SessionLimits).idle, ongoing.expires)
  const accessExpires = Math.min(now + lifetimes.accessToken, refreshExpires)
  yield* (yield* Sessions).save({
    ...ongoing,
    access: secrets.fingerprint(access),
    accessExpires,
    refresh: secrets.fingerprint(refresh),
    refreshExpires,
    seed,
    rotatedAt: now
  })
  yield* (yield* AuthCookies).set({ access, accessExpires, refresh, refreshExpires })
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
