import { Clock, Effect } from "effect"

/** How many consecutive timeouts open the circuit, and for how long in milliseconds. */
const thresholds = { silences: 3, leftAlone: 30_000 } as const

/** Creates a circuit breaker: after repeated timeouts, callers can skip a service that does not respond (D4). */
export const circuitBreaker = () => {
  let silences = 0
  let shutUntil = 0
  return {
    isClosed: Effect.map(Clock.currentTimeMillis, (now) => now >= shutUntil),
    /**
     * Wraps each request. Failures for which `isSilence` returns true are counted; any other result resets the count.
     */
    around: <A, E, R>(asking: Effect.Effect<A, E, R>, isSilence: (failure: E) => boolean) =>
      asking.pipe(
        Effect.tap(() =>
          Effect.sync(() => {
            silences = 0
          })
        ),
        Effect.tapError((failure) =>
          Effect.map(Clock.currentTimeMillis, (now) => {
            silences = isSilence(failure) ? silences + 1 : 0
            if (silences >= thresholds.silences) shutUntil = now + thresholds.leftAlone
          })
        )
      )
  }
}
