import { Effect, Layer } from "effect"
import { Signatures } from "#domain/signatures/Signatures.ts"
import { MemoryTables } from "./MemoryTables.ts"

/** In-memory storage for signatures, in the order they were given. */
export const signaturesMemory = Layer.effect(
  Signatures,
  Effect.gen(function* () {
    const { current } = yield* MemoryTables
    return Signatures.of({
      ofJob: (job) =>
        Effect.map(current, ({ signatures }) =>
          [...signatures.values()]
            .filter(({ jobId }) => jobId === job)
            .map(({ signature }) => signature)
            .reverse()
        ),
      add: (jobId, signature) =>
        Effect.map(current, ({ signatures }) => void signatures.set(signature.id, { jobId, signature }))
    })
  })
).pipe(Layer.provide(MemoryTables.empty))
