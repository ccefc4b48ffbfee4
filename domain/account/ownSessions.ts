import { Clock, DateTime, Effect, Schema } from "effect"
import { signedInUser, type UserId } from "#domain/access/CurrentUser.ts"
import { deviceFingerprint } from "#domain/session/knownDevice.ts"
import { KnownDevices } from "#domain/session/KnownDevices.ts"
import { Secrets } from "#domain/session/Secrets.ts"
import { Sessions } from "#domain/session/Sessions.ts"
import { TokenJar } from "#domain/session/TokenJar.ts"
import { field } from "#domain/shared/field.ts"

/** One sign-in as people are shown it. Instants in ISO 8601; `lastUsed` is right to 15 minutes, the life of a token. */
export const OpenSession = Schema.Struct({
  id: field(Schema.String, "Its own id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  userAgent: field(Schema.String, "The browser, as it names itself.", "Mozilla/5.0 (X11; Linux x86_64)"),
  startedAt: field(Schema.String, "When it began, ISO 8601 in UTC.", "2026-11-21T16:00:00.000Z"),
  lastUsed: field(Schema.String, "When it was last used, ISO 8601 in UTC.", "2026-11-21T17:30:00.000Z"),
  /** The one that asks. */
  isThis: field(Schema.Boolean, "Whether it is the one that asks.")
})
export type OpenSession = typeof OpenSession.Type

/** A person's sign-ins that still hold, the latest used first (trust.md S7). */
export const sessionsOf = Effect.fn("sessionsOf")(function* (user: UserId) {
  const { access } = yield* TokenJar
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

/** One's own sign-ins. */
export const ownSessions = Effect.flatMap(signedInUser, ({ id }) => sessionsOf(id))

/** Ends one of one's own sign-ins; somebody else's is as if it were not there. */
export const endOwnSession = Effect.fn("endOwnSession")(function* ({ id }: { readonly id: string }) {
  if ((yield* ownSessions).some((session) => session.id === id)) yield* (yield* Sessions).end(id)
  return {}
})

/** Ends all of one's own sign-ins but the one that asks, and forgets all devices but its. */
export const endOtherSessions = Effect.fn("endOtherSessions")(function* () {
  const own = (yield* ownSessions).find(({ isThis }) => isThis)
  const { id } = yield* signedInUser
  yield* (yield* Sessions).endOf(id, own?.id)
  yield* (yield* KnownDevices).forgetOthers(id, yield* deviceFingerprint)
  return {}
})

const iso = (milliseconds: number) => DateTime.formatIso(DateTime.makeUnsafe(milliseconds))
