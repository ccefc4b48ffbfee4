import { Effect } from "effect"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { Sessions } from "#domain/credentials/Sessions.ts"
import { TokenJar } from "#domain/credentials/TokenJar.ts"

/** Ends the session that the browser shows, by either token, and empties its jar. */
export const signOut = Effect.fn("signOut")(function* () {
  const jar = yield* TokenJar
  const sessions = yield* Sessions
  const { fingerprint } = yield* Secrets
  const session =
    (jar.refresh && (yield* sessions.byRefresh(fingerprint(jar.refresh)))) ||
    (jar.access && (yield* sessions.byAccess(fingerprint(jar.access)))) ||
    undefined
  if (session !== undefined) yield* sessions.end(session.id)
  yield* jar.empty
})
