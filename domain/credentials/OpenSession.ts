import { Clock, DateTime, Effect, Schema } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import { field } from "#domain/shared/field.ts"
import { Secrets } from "./Secrets.ts"
import { Sessions } from "./Sessions.ts"
import { AuthCookies } from "./AuthCookies.ts"

/**
 * A sign-in as shown to the user. Instants in ISO 8601; `lastUsed` is accurate to 15 minutes, the lifetime of an access
 * token.
 */
export const OpenSession = Schema.Struct({
  id: field(Schema.String, "Session id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  userAgent: field(Schema.String, "User-Agent of the browser.", "Mozilla/5.0 (X11; Linux x86_64)"),
  startedAt: field(Schema.String, "When the session started, ISO 8601 in UTC.", "2026-11-21T16:00:00.000Z"),
  lastUsed: field(Schema.String, "When it was last used, ISO 8601 in UTC.", "2026-11-21T17:30:00.000Z"),
  /** The session of the current request. */
  isThis: field(Schema.Boolean, "Whether this is the session of the current request.")
})
export type OpenSession = typeof OpenSession.Type

/** Returns a user's active sessions, most recently used first (S7). */
export const sessionsOf = Effect.fn("sessionsOf")(function* (user: UserId) {
  const { access } = yield* AuthCookies
  const { fingerprint } = yield* Secrets
  const own = access === undefined ? undefined : fingerprint(access)
  const open = yield* (yield* Sessions).listOf(user, yield* Clock.currentTimeMillis)
  return open.map(({ id, userAgent, startedAt, rotatedAt, access: kept }) => ({
    id,
    userAgent,
    startedAt: iso(startedAt),
    lastUsed: iso(rotatedAt),
    isThis: kept === own
  }))
})

const iso = (milliseconds: number) => DateTime.formatIso(DateTime.makeUnsafe(milliseconds))
