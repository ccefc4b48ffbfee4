import { Effect } from "effect"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { type Answer, refused } from "#domain/contract/Envelope.ts"
import { CurrentUser } from "#domain/people/CurrentUser.ts"
import type { CountedKind } from "./Quota.ts"
import { Quotas } from "./Quotas.ts"

/** Counts a call, and refuses it with 429 when its shop has used up what it may. A partner's messages are signed and not counted. */
export const overQuota = Effect.fnUntraced(function*({ quota, webhook }: Endpoint) {
  if (webhook !== undefined) return undefined
  const { take } = yield* Quotas
  const kinds = [(yield* CurrentUser) === undefined ? "visits" : "requests", ...quota === undefined ? [] : [quota]] as const
  for (const kind of kinds) {
    const wait = yield* take(kind)
    if (wait !== undefined) return { ...said[kind], retryAfter: Math.max(1, Math.ceil(wait / 1000)) } satisfies Answer
  }
  return undefined
})

const said: Readonly<Record<CountedKind, Answer>> = {
  requests: refused(429, "quota.requests"),
  visits: refused(429, "quota.visits"),
  exports: refused(429, "quota.exports"),
  searches: refused(429, "quota.searches")
}
