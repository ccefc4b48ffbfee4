import { Clock, Effect } from "effect"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { type Answer, refused } from "#domain/contract/Envelope.ts"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { Attempts } from "#domain/credentials/Attempts.ts"
import { deviceFingerprint } from "#domain/credentials/KnownDevices.ts"
import type { CountedKind } from "./Quota.ts"
import { Quotas } from "./Quotas.ts"

/**
 * Counts a call, and refuses it with 429 when its shop has used up what it may. A partner's messages are signed and not
 * counted.
 */
export const overQuota = Effect.fnUntraced(function* ({ quota, webhook }: Endpoint) {
  if (webhook !== undefined) return undefined
  const { take } = yield* Quotas
  const kinds = [
    (yield* CurrentUser) === undefined ? "visits" : "requests",
    ...(quota === undefined ? [] : [quota])
  ] as const
  for (const kind of kinds) {
    const wait = yield* take(kind)
    if (wait !== undefined && !(kind === "visits" && (yield* mayVisitStill))) return usedUpAnswer(kind, wait)
  }
  return undefined
})

/**
 * How many calls a minute a device may make that somebody signed in from before, whatever strangers use up of the
 * shop's (P8).
 */
const ownVisits = { tries: 60, within: 60_000 }

/** Whoever was signed in here may come in again, though strangers have used up the visits of the shop. */
const mayVisitStill = Effect.gen(function* () {
  const device = yield* deviceFingerprint
  if (device === undefined) return false
  return (
    (yield* (yield* Attempts).take(`visits device ${device}`, ownVisits, yield* Clock.currentTimeMillis)).freeAt ===
    undefined
  )
})

/** 429 for a quota that is used up, and the seconds of a wait in milliseconds. */
export const usedUpAnswer = (kind: CountedKind, wait: number): Answer => ({
  ...said[kind],
  retryAfter: Math.max(1, Math.ceil(wait / 1000))
})

const said: Readonly<Record<CountedKind, Answer>> = {
  requests: refused(429, "quota.requests"),
  visits: refused(429, "quota.visits"),
  exports: refused(429, "quota.exports"),
  searches: refused(429, "quota.searches")
}
