import { Effect } from "effect"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { limitTries } from "#domain/credentials/limitTries.ts"
import { JobLinks } from "#domain/documents/JobLinks.ts"
import { LinkUnknown } from "./linkFailures.ts"

/** The link of a token. Asked too often, from one place or for one link, it answers no more for a while. */
export const openLink = Effect.fn("openLink")(function* (token: string) {
  yield* limitTries("document", token)
  const link = yield* (yield* JobLinks).byKey((yield* Secrets).fingerprint(token))
  if (link === undefined || link.revokedAt !== null) return yield* new LinkUnknown()
  return link
})
