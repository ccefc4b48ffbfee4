import { Deferred, Effect } from "effect"

/** How many tasks run at once and how many may wait, in each of the two lines and per caller. */
export interface QueueLimits {
  readonly atOnce: number
  readonly waiting: number
  readonly waitingOfOne: number
}

/**
 * A task's place in a line. Resolves to `true` when it may run, or to `false` if the place was given up to another
 * caller.
 */
interface Place {
  readonly turn: Deferred.Deferred<boolean>
  isRunning: boolean
}

type Line = Map<string, ReadonlyArray<Place>>

/** The caller a task runs for, and which of the two lines it waits in. */
interface Waiting {
  readonly caller: string
  readonly isKnown: boolean
}

/**
 * A bounded, fair queue. Callers in a line take turns, so a caller with many tasks delays only themselves; the two
 * lines take turns as well. When a line is full, room is made by dropping a task of the caller who has the most
 * waiting. A task that gets no place runs `whenFull` immediately; an interrupted task leaves its line.
 */
export const fairQueue = ({ atOnce, waiting, waitingOfOne }: QueueLimits) => {
  const lines = {
    known: new Map<string, ReadonlyArray<Place>>() as Line,
    strangers: new Map<string, ReadonlyArray<Place>>() as Line
  }
  let running = 0
  let servedLast: keyof typeof lines = "strangers"

  const begin = (place: Place) => {
    place.isRunning = true
    Deferred.doneUnsafe(place.turn, Effect.succeed(true))
  }

  /** Removes the next caller's first task and moves the caller to the end of the line if they have more. */
  const takeFirst = (line: Line): Place | undefined => {
    const [first] = line
    if (first === undefined) return undefined
    const [caller, [place, ...others]] = first
    line.delete(caller)
    if (others.length > 0) line.set(caller, others)
    return place
  }

  const next = () => {
    for (const which of servedLast === "known"
      ? (["strangers", "known"] as const)
      : (["known", "strangers"] as const)) {
      const place = takeFirst(lines[which])
      if (place === undefined) continue
      servedLast = which
      return begin(place)
    }
    running -= 1
  }

  const hasRoom = (line: Line, own: number): boolean => {
    if (own >= waitingOfOne) return false
    if ([...line.values()].reduce((sum, { length }) => sum + length, 0) < waiting) return true
    const [caller, places] = [...line].reduce((most, one) => (one[1].length > most[1].length ? one : most))
    if (places.length <= own + 1) return false
    line.set(caller, places.slice(0, -1))
    Deferred.doneUnsafe(places.at(-1)!.turn, Effect.succeed(false))
    return true
  }

  const enter = ({ caller, isKnown }: Waiting): Place => {
    const place = { turn: Deferred.makeUnsafe<boolean>(), isRunning: false }
    const line = lines[isKnown ? "known" : "strangers"]
    if (running < atOnce) {
      running += 1
      begin(place)
    } else if (hasRoom(line, line.get(caller)?.length ?? 0)) line.set(caller, [...(line.get(caller) ?? []), place])
    else Deferred.doneUnsafe(place.turn, Effect.succeed(false))
    return place
  }

  const leave = ({ caller, isKnown }: Waiting, place: Place) => {
    if (place.isRunning) return next()
    const line = lines[isKnown ? "known" : "strangers"]
    const left = (line.get(caller) ?? []).filter((one) => one !== place)
    if (left.length > 0) line.set(caller, left)
    else line.delete(caller)
  }

  return <A, E, R, B, E2, R2>(as: Waiting, work: Effect.Effect<A, E, R>, whenFull: Effect.Effect<B, E2, R2>) =>
    Effect.acquireUseRelease(
      Effect.sync(() => enter(as)),
      (place): Effect.Effect<A | B, E | E2, R | R2> =>
        Effect.flatMap(Deferred.await(place.turn), (hasTurn): Effect.Effect<A | B, E | E2, R | R2> =>
          hasTurn ? work : whenFull
        ),
      (place) => Effect.sync(() => leave(as, place))
    )
}
