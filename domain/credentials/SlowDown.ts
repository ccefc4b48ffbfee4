import { Context, Effect } from "effect"
import { CallEnd } from "#domain/contract/Caller.ts"

/** How calls are made to wait. Milliseconds. */
export interface SlowDownLimits {
  /** The longest wait; 0 for none. */
  readonly longest: number
  /** How many calls may wait at once on this node, and how many of them for one account. */
  readonly waiting: number
  readonly waitingOfOne: number
}

/** Milliseconds to wait after so many failed tries: nothing for the first two, then twice as long each time. */
export const delayAfter = (failed: number, longest: number): number =>
  failed < 2 ? 0 : Math.min(longest, 1_000 * 2 ** (failed - 2))

/**
 * Makes tries wait, the longer the more have failed before. Both answer the seconds to try again in where as many wait
 * as may.
 */
export const SlowDown = Context.Reference<{
  /**
   * Waits for a place's turn, holding nothing of the database, until the caller hangs up; undefined once it has waited.
   */
  readonly wait: (place: string, failed: number) => Effect.Effect<number | undefined>
  /** Known without waiting and without the database: a flood costs next to nothing. */
  readonly fullFor: (place: string) => number | undefined
}>("domain/credentials/SlowDown", {
  defaultValue: () => ({ wait: () => Effect.succeed(undefined), fullFor: () => undefined })
})

/** A node's waiting room. */
export const slowDown = ({ longest, waiting, waitingOfOne }: SlowDownLimits): (typeof SlowDown)["Service"] => {
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
  const wait = Effect.fn("SlowDown.wait")(function* (place: string, failed: number) {
    const delay = delayAfter(failed, longest)
    const seconds = Math.ceil(delay / 1000)
    if (delay === 0) return undefined
    if (taken >= waiting || fullFor(place) !== undefined) return seconds
    taken += 1
    places.set(place, { taken: (places.get(place)?.taken ?? 0) + 1, seconds })
    const gone = yield* CallEnd
    return yield* Effect.raceFirst(Effect.as(Effect.sleep(delay), undefined), Effect.as(gone, seconds)).pipe(
      Effect.ensuring(Effect.sync(() => leave(place)))
    )
  })
  return { wait, fullFor }
}
