import { Clock, Effect } from "effect"

/** Milliseconds between two warnings: one for each call would fill the log. */
const pause = 3_600_000

let warnedAt = -Infinity

/**
 * Says in the log that X-Forwarded-For comes and nobody is trusted to set it: behind a proxy all people then share its
 * address, and its limits of tries.
 */
export const warnOfUntrusted = Effect.flatMap(Clock.currentTimeMillis, (now) => {
  if (now - warnedAt < pause) return Effect.void
  warnedAt = now
  return Effect.logWarning(
    "X-Forwarded-For comes untrusted: behind a proxy everybody shares one address and its limits; set FRIT_TRUSTED_PROXIES to the number of proxies before Frit"
  )
})
