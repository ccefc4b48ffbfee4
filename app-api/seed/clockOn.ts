import { type Clock, Effect } from "effect"

const day = 86_400_000

/** A clock that stands still so many days after `now` (milliseconds UTC): what a shop did on an earlier day is dated on that day. */
export const clockOn = (now: number, days: number): Clock.Clock => {
  const then = now + days * day
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
