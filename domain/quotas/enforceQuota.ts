import { Clock, Effect } from "effect"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { type ApiResponse, refused } from "#domain/contract/Envelope.ts"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { Attempts } from "#domain/credentials/Attempts.ts"
import { deviceFingerprint } from "#domain/credentials/KnownDevices.ts"
import type { CountedKind } from "./Quota.ts"
import { Quotas } from "./Quotas.ts"

/** Counts a request, and rejects it with 429 if its shop's quota is exhausted. Webhooks are signed and not counted. */
export const enforceQuota = Effect.fnUntraced(function* ({ quota, webhook }: Endpoint) {
  if (webhook !== undefined) return undefined
  const { consume } = yield* Quotas
  const kinds = [
    (yield* CurrentUser) === undefined ? "visits" : "requests",
    ...(quota === undefined ? [] : [quota])
  ] as const
  for (const kind of kinds) {
    const wait = yield* consume(kind)
    if (wait !== undefined && !(kind === "visits" && (yield* mayVisitStill))) return quotaExhausted(kind, wait)
  }
  return undefined
})

/**
 * Requests per minute allowed from a device with a previous sign-in, even if strangers have exhausted the shop's quota
 * (P8).
 */
const ownVisits = { tries: 60, within: 60_000 }

/** Lets devices with a previous sign-in through, even if strangers have exhausted the shop's visits. */
const mayVisitStill = Effect.gen(function* () {
  const device = yield* deviceFingerprint
  if (device === undefined) return false
  return (
    (yield* (yield* Attempts).count(`visits device ${device}`, ownVisits, yield* Clock.currentTimeMillis)).freeAt ===
    undefined
  )
})

/** Returns the 429 response for an exhausted quota, with the wait (given in milliseconds) in seconds. */
export const quotaExhausted = (kind: CountedKind, wait: number): ApiResponse => ({
  ...said[kind],
  retryAfter: Math.max(1, Math.ceil(wait / 1000))
})

const said: Readonly<Record<CountedKind, ApiResponse>> = {
  requests: refused(429, "quota.requests"),
  visits: refused(429, "quota.visits"),
  exports: refused(429, "quota.exports"),
  searches: refused(429, "quota.searches")
}
