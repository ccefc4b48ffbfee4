import { Clock, Effect } from "effect"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { imageUrl } from "#domain/account/imageUrl.ts"
import { UserAgent } from "#domain/contract/Caller.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { derivedTokens, issueTokens, sessionState } from "#domain/credentials/issueTokens.ts"
import { rememberDevice } from "#domain/credentials/KnownDevices.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { SessionLimits, Sessions, lifetimes } from "#domain/credentials/Sessions.ts"
import { AuthCookies } from "#domain/credentials/AuthCookies.ts"
import { Users } from "#domain/people/Users.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { isAccountActive, availableFeatures } from "#domain/tenants/plans.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { settingsOf } from "#domain/tenants/TenantSettings.ts"
import { recordSignIn } from "./recordSignIn.ts"
import { type CurrentProfile, getCurrentUser, login, logout, postToken, refreshTokens } from "./sessionApi.ts"
import { signIn } from "./signIn.ts"
import { KeyNotAccepted, SessionOver } from "./signInFailures.ts"

/** Returns what the app shell needs to render for the current user. */
const currentProfile = Effect.fn("currentProfile")(function* () {
  const asking = yield* CurrentUser
  const tenant = yield* (yield* Tenants).get((yield* CurrentTenant).id)
  const user = asking && (yield* (yield* Users).get(asking.id))
  if (!asking || !tenant || !user) return yield* Effect.die("the signed-in user or their shop does not exist")
  const now = yield* Clock.currentTimeMillis
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    roleIds: user.roles,
    features: availableFeatures(tenant, now),
    tenantSettings: yield* settingsOf(tenant),
    defaultLanguage: user.defaultLanguage,
    tenantUniqueId: tenant.tenantUniqueId,
    businessName: tenant.businessName,
    approved: tenant.approved,
    accountActive: isAccountActive(tenant, now) ? 1 : 0,
    defaultLocationKey: user.defaultLocationKey,
    assignedLocations: user.assignedLocations,
    mustChangePassword: user.mustChangePassword,
    mustSetUpSecondStep: asking.mustSetUpSecondStep === true,
    apiVer: "V1",
    imageUrl: imageUrl(user)
  } satisfies CurrentProfile
})

/** The second half of the hand-off: exchanges the key for tokens on the shop's own domain. */
export const openSession = Effect.fn("openSession")(function* ({ key }: { readonly key: string }) {
  const now = yield* Clock.currentTimeMillis
  const kept = yield* (yield* Sessions).consumeLoginKey((yield* Secrets).fingerprint(key))
  if (kept === undefined || kept.expires < now) return yield* new KeyNotAccepted()
  const id = yield* (yield* NewId).next
  const userAgent = (yield* UserAgent).slice(0, 300)
  yield* recordSignIn(kept.userId, kept.method)
  yield* rememberDevice(kept.userId, kept.device)
  return yield* issueTokens({
    id,
    userId: kept.userId,
    startedAt: now,
    userAgent,
    previousRefresh: "",
    expires: now + (yield* SessionLimits).absolute
  })
})

/**
 * Exchanges the refresh token for new tokens. Reusing an old refresh token after the grace period ends the session,
 * because someone else may have it (S5).
 */
export const refreshSession = Effect.fn("refreshSession")(function* () {
  const cookies = yield* AuthCookies
  const sessions = yield* Sessions
  const now = yield* Clock.currentTimeMillis
  if (cookies.refresh === undefined) return yield* new SessionOver()
  const shown = (yield* Secrets).fingerprint(cookies.refresh)
  const session = yield* sessions.byRefreshToken(shown)
  if (session === undefined || session.refreshExpires < now) return yield* new SessionOver()
  if (session.refresh === shown) return yield* issueTokens({ ...session, previousRefresh: shown }, cookies.refresh)

  if (now - session.rotatedAt > lifetimes.rotationGrace) {
    yield* sessions.end(session.id)
    return yield* new SessionOver()
  }
  // A concurrent request was faster, or its response was lost: return the same successors again.
  yield* cookies.set({ ...session, ...(yield* derivedTokens(cookies.refresh, session.seed)) })
  return yield* sessionState(session.accessExpires, session.refreshExpires)
})

/** Ends the session that the browser shows, by either token, and clears its cookies. */
export const signOut = Effect.fn("signOut")(function* () {
  const cookies = yield* AuthCookies
  const sessions = yield* Sessions
  const { fingerprint } = yield* Secrets
  const session =
    (cookies.refresh && (yield* sessions.byRefreshToken(fingerprint(cookies.refresh)))) ||
    (cookies.access && (yield* sessions.byAccessToken(fingerprint(cookies.access)))) ||
    undefined
  if (session !== undefined) yield* sessions.end(session.id)
  yield* cookies.clear
})

export const sessionHandlers = [
  handle(login, signIn),
  handle(postToken, openSession),
  handle(refreshTokens, refreshSession),
  handle(logout, () => Effect.as(signOut(), {})),
  handle(getCurrentUser, currentProfile)
]
