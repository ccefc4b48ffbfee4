import { Effect, Layer } from "effect"
import { Signatures } from "#domain/signatures/Signatures.ts"
import { MemoryTables } from "./MemoryTables.ts"

/** In-memory storage for signatures, in the order they were given. */
export const signaturesMemory = Layer.effect(
  Signatures,
  Effect.gen(function* () {
    const { mine } = yield* MemoryTables
    return Signatures.of({
      of: (job) =>
        Effect.map(mine, ({ signatures }) =>
          [...signatures.values()]
            .filter(({ jobId }) => jobId === job)
            .map(({ signature }) => signature)
            .reverse()
        ),
      add: (jobId, signature) =>
        Effect.map(mine, ({ signatures }) => void signatures.set(signature.id, { jobId, signature }))
    })
  })
).pipe(Layer.provide(MemoryTables.empty))
