import { Clock, DateTime, Effect } from "effect"
import { requireUser } from "#domain/access/CurrentUser.ts"
import { KnownDevices, deviceFingerprint } from "#domain/credentials/KnownDevices.ts"
import { sessionsOf } from "#domain/credentials/OpenSession.ts"
import { Sessions } from "#domain/credentials/Sessions.ts"
import type { OwnDevice } from "./Profile.ts"

/** The current user's active sessions. */
export const ownSessions = Effect.flatMap(requireUser, ({ id }) => sessionsOf(id))

/** Ends one of the current user's sessions. Does nothing if the session belongs to someone else. */
export const endOwnSession = Effect.fn("endOwnSession")(function* ({ id }: { readonly id: string }) {
  if ((yield* ownSessions).some((session) => session.id === id)) yield* (yield* Sessions).end(id)
  return {}
})

/** Ends all of the current user's other sessions and forgets all their other devices. */
export const endOtherSessions = Effect.fn("endOtherSessions")(function* () {
  const own = (yield* ownSessions).find(({ isThis }) => isThis)
  const { id } = yield* requireUser
  yield* (yield* Sessions).endAllOf(id, own?.id)
  yield* (yield* KnownDevices).forgetOthers(id, yield* deviceFingerprint)
  return {}
})

/** The current user's known devices, most recently used first. */
export const ownDevices = Effect.gen(function* () {
  const { id: user } = yield* requireUser
  const here = yield* deviceFingerprint
  const cookies = yield* (yield* KnownDevices).listOf(user, yield* Clock.currentTimeMillis)
  const own = cookies.find(({ fingerprint }) => fingerprint === here)?.id
  const latest = cookies.filter(({ id }, place) => cookies.findIndex((one) => one.id === id) === place)
  return latest.map(({ id, name, usedAt }): OwnDevice => ({
    id,
    name,
    lastUsed: DateTime.formatIso(DateTime.makeUnsafe(usedAt)),
    isThis: id === own
  }))
})

/**
 * Forgets one of the current user's devices; the next sign-in from it counts as one from a new device. Does nothing if
 * the device belongs to someone else.
 */
export const forgetOwnDevice = Effect.fn("forgetOwnDevice")(function* ({ id }: { readonly id: string }) {
  yield* (yield* KnownDevices).forget((yield* requireUser).id, id)
  return {}
})
