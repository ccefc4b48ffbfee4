import { Effect, Layer } from "effect"
import { IdempotencyStore, idempotencyWindow } from "#domain/contract/handleIdempotently.ts"
import { MemoryTables } from "./MemoryTables.ts"

/** In-memory responses by Idempotency-Key. Requests run one at a time, so none ever waits for another. */
export const idempotencyStoreMemory = Layer.effect(
  IdempotencyStore,
  Effect.gen(function* () {
    const { current } = yield* MemoryTables
    return IdempotencyStore.of({
      claim: (key, fingerprint, now) =>
        Effect.map(current, ({ answered }) => {
          const kept = answered.get(key)
          if (kept !== undefined && now - kept.at < idempotencyWindow)
            return kept.fingerprint === fingerprint ? (kept.answer ?? "new") : "otherCall"
          answered.set(key, { fingerprint, at: now, answer: undefined })
          return "new"
        }),
      save: (key, answer) =>
        Effect.map(current, ({ answered }) => {
          const taken = answered.get(key)
          if (taken !== undefined) answered.set(key, { ...taken, answer })
        })
    })
  })
).pipe(Layer.provide(MemoryTables.empty))
