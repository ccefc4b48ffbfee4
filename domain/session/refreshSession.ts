import { Clock, Effect } from "effect"
import { derivedTokens, issueTokens, sessionState } from "#domain/credentials/issueTokens.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { Sessions, lasts } from "#domain/credentials/Sessions.ts"
import { TokenJar } from "#domain/credentials/TokenJar.ts"
import { SessionOver } from "./signInFailures.ts"

/**
 * Changes the refresh token for new ones. One that was changed before ends the whole session: someone else has it
 * (S5).
 */
export const refreshSession = Effect.fn("refreshSession")(function* () {
  const jar = yield* TokenJar
  const sessions = yield* Sessions
  const now = yield* Clock.currentTimeMillis
  if (jar.refresh === undefined) return yield* new SessionOver()
  const shown = (yield* Secrets).fingerprint(jar.refresh)
  const session = yield* sessions.byRefresh(shown)
  if (session === undefined || session.refreshExpires < now) return yield* new SessionOver()
  if (session.refresh === shown) return yield* issueTokens({ ...session, previousRefresh: shown }, jar.refresh)

  if (now - session.rotatedAt > lasts.rotationGrace) {
    yield* sessions.end(session.id)
    return yield* new SessionOver()
  }
  // Another call of this browser was quicker, or its answer was lost: the same successors again.
  yield* jar.keep({ ...session, ...(yield* derivedTokens(jar.refresh, session.seed)) })
  return yield* sessionState(session.accessExpires, session.refreshExpires)
})
