import { Effect, Layer } from "effect"
import { PasswordResets } from "#domain/credentials/PasswordResets.ts"
import { Shelves } from "./Shelves.ts"

/** Reset links over a map. */
export const passwordResetsMemory = Layer.effect(
  PasswordResets,
  Effect.gen(function* () {
    const { mine } = yield* Shelves
    return PasswordResets.of({
      keep: (reset) => Effect.map(mine, ({ passwordResets }) => void passwordResets.set(reset.fingerprint, reset)),
      find: (fingerprint) => Effect.map(mine, ({ passwordResets }) => passwordResets.get(fingerprint)),
      useUp: (fingerprint) =>
        Effect.map(mine, ({ passwordResets }) => {
          const used = passwordResets.get(fingerprint)
          for (const one of [...passwordResets.values()])
            if (one.userId === used?.userId) passwordResets.delete(one.fingerprint)
          return used !== undefined
        })
    })
  })
).pipe(Layer.provide(Shelves.empty))
