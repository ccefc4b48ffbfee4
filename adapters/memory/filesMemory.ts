import { Effect, Layer } from "effect"
import { Files } from "#domain/files/Files.ts"
import { Shelves } from "./Shelves.ts"

/** Pictures over a map. */
export const filesMemory = Layer.effect(Files, Effect.gen(function*() {
  const { mine } = yield* Shelves
  return Files.of({
    get: (id) => Effect.map(mine, ({ files }) => files.get(id)),
    add: (file) => Effect.map(mine, ({ files }) => void files.set(file.id, file)),
    remove: (id) => Effect.map(mine, ({ files }) => void files.delete(id))
  })
})).pipe(Layer.provide(Shelves.empty))
