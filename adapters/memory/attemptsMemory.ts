import { Effect, Layer } from "effect"
import { Attempts } from "#domain/credentials/Attempts.ts"

/** In-memory attempt counter. Attempts are not rolled back when a request fails. */
export const attemptsMemory = Layer.sync(Attempts, () => {
  const tries = new Map<string, ReadonlyArray<number>>()
  return Attempts.of({
    count: (key, { tries: most, within }, now) =>
      Effect.sync(() => {
        const recent = (tries.get(key) ?? []).filter((at) => at > now - within)
        const freeAt = recent.length < most ? undefined : recent.at(-most)! + within
        const counted = freeAt === undefined ? [...recent, now] : recent
        tries.set(key, counted)
        return { tries: counted.length, since: counted[0]!, freeAt }
      }),
    uncount: (key) => Effect.sync(() => void tries.set(key, (tries.get(key) ?? []).slice(0, -1))),
    reset: (key) => Effect.sync(() => void tries.delete(key))
  })
})
