import { Effect, Layer } from "effect"
import { IdempotencyStore, remembered } from "#domain/contract/answerOnce.ts"
import { Shelves } from "./Shelves.ts"

/** In-memory responses by Idempotency-Key. Requests run one at a time, so none ever waits for another. */
export const idempotencyStoreMemory = Layer.effect(
  IdempotencyStore,
  Effect.gen(function* () {
    const { mine } = yield* Shelves
    return IdempotencyStore.of({
      take: (key, fingerprint, now) =>
        Effect.map(mine, ({ answered }) => {
          const kept = answered.get(key)
          if (kept !== undefined && now - kept.at < remembered)
            return kept.fingerprint === fingerprint ? (kept.answer ?? "new") : "otherCall"
          answered.set(key, { fingerprint, at: now, answer: undefined })
          return "new"
        }),
      keep: (key, answer) =>
        Effect.map(mine, ({ answered }) => {
          const taken = answered.get(key)
          if (taken !== undefined) answered.set(key, { ...taken, answer })
        })
    })
  })
).pipe(Layer.provide(Shelves.empty))
