import { Clock, Effect } from "effect"
import { NewId } from "#domain/shared/NewId.ts"
import { rememberDevice } from "#domain/credentials/KnownDevices.ts"
import { recordSignIn } from "./recordSignIn.ts"
import { issueTokens } from "#domain/credentials/issueTokens.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { SessionLimits, Sessions } from "#domain/credentials/Sessions.ts"
import { UserAgent } from "#domain/contract/Caller.ts"
import { KeyNotAccepted } from "./signInFailures.ts"

/** Second half of the hand-off: the shop's own domain changes the key for tokens. */
export const openSession = Effect.fn("openSession")(function* ({ key }: { readonly key: string }) {
  const now = yield* Clock.currentTimeMillis
  const kept = yield* (yield* Sessions).takeKey((yield* Secrets).fingerprint(key))
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
