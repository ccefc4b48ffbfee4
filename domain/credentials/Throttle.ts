import { Context, Effect } from "effect"
import { RequestEnd } from "#domain/contract/Caller.ts"

/** Limits for delaying requests. Times in milliseconds. */
export interface ThrottleLimits {
  /** Longest delay; 0 disables delays. */
  readonly longest: number
  /** How many requests may be delayed concurrently on this node, in total and per account. */
  readonly waiting: number
  readonly waitingOfOne: number
}

/**
 * Returns the delay in milliseconds after a number of failed attempts: none for the first two, then doubling each time.
 */
export const delayAfter = (failed: number, longest: number): number =>
  failed < 2 ? 0 : Math.min(longest, 1_000 * 2 ** (failed - 2))

/**
 * Delays attempts, longer the more have failed before. Both functions return the seconds until a retry makes sense if
 * no more requests may be delayed.
 */
export const Throttle = Context.Reference<{
  /**
   * Waits for the delay or until the client disconnects, without holding a database connection. Returns undefined once
   * the delay has passed.
   */
  readonly wait: (place: string, failed: number) => Effect.Effect<number | undefined>
  /** Checked without waiting or database access, so that rejecting a flood of requests is cheap. */
  readonly fullFor: (place: string) => number | undefined
}>("domain/credentials/Throttle", {
  defaultValue: () => ({ wait: () => Effect.succeed(undefined), fullFor: () => undefined })
})

/** Creates the delay queue of a node. */
export const createThrottle = ({ longest, waiting, waitingOfOne }: ThrottleLimits): (typeof Throttle)["Service"] => {
  const places = new Map<string, { readonly taken: number; readonly seconds: number }>()
  let taken = 0
  const leave = (place: string) => {
    taken -= 1
    const left = places.get(place)!
    if (left.taken === 1) places.delete(place)
    else places.set(place, { ...left, taken: left.taken - 1 })
  }
  const fullFor = (place: string) => {
    const there = places.get(place)
    return there !== undefined && there.taken >= waitingOfOne ? there.seconds : undefined
  }
  const wait = Effect.fn("Throttle.wait")(function* (place: string, failed: number) {
    const delay = delayAfter(failed, longest)
    const seconds = Math.ceil(delay / 1000)
    if (delay === 0) return undefined
    if (taken >= waiting || fullFor(place) !== undefined) return seconds
    taken += 1
    places.set(place, { taken: (places.get(place)?.taken ?? 0) + 1, seconds })
    const gone = yield* RequestEnd
    return yield* Effect.raceFirst(Effect.as(Effect.sleep(delay), undefined), Effect.as(gone, seconds)).pipe(
      Effect.ensuring(Effect.sync(() => leave(place)))
    )
  })
  return { wait, fullFor }
}
