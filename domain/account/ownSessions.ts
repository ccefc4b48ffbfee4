import { Effect } from "effect"
import { signedInUser } from "#domain/access/CurrentUser.ts"
import { deviceFingerprint } from "#domain/credentials/knownDevice.ts"
import { KnownDevices } from "#domain/credentials/KnownDevices.ts"
import { sessionsOf } from "#domain/credentials/OpenSession.ts"
import { Sessions } from "#domain/credentials/Sessions.ts"

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
