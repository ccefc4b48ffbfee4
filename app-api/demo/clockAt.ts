import { type Clock, Effect } from "effect"

/** A clock that stands still at an instant, milliseconds UTC: what a shop did earlier is dated then. */
export const clockAt = (then: number): Clock.Clock => {
  const nanos = BigInt(then) * 1_000_000n
  return {
    currentTimeMillisUnsafe: () => then,
    currentTimeMillis: Effect.succeed(then),
    currentTimeNanosUnsafe: () => nanos,
    currentTimeNanos: Effect.succeed(nanos),
    monotonicTimeNanosUnsafe: () => nanos,
    monotonicTimeNanos: Effect.succeed(nanos),
    sleep: () => Effect.void
  }
}
