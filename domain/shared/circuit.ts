import { Clock, Effect } from "effect"

/** After how many silences in a row whoever is silent is left alone, and for how long, in milliseconds. */
const patience = { silences: 3, leftAlone: 30_000 } as const

/** Counts how often somebody did not answer, so that nobody waits for who does not answer anyway (D4). */
export const circuit = () => {
  let silences = 0
  let shutUntil = 0
  return {
    isClosed: Effect.map(Clock.currentTimeMillis, (now) => now >= shutUntil),
    /** Around each call: a failure for which `isSilence` holds counts, anything else forgets the silences before. */
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
            if (silences >= patience.silences) shutUntil = now + patience.leftAlone
          })
        )
      )
  }
}
