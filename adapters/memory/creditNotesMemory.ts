import { Effect, Layer } from "effect"
import { CreditNotes } from "#domain/jobs/CreditNote.ts"
import { Shelves } from "./Shelves.ts"

/** Credit notes over a map. */
export const creditNotesMemory = Layer.effect(
  CreditNotes,
  Effect.gen(function* () {
    const { mine } = yield* Shelves
    return CreditNotes.of({
      add: (note) => Effect.map(mine, ({ creditNotes }) => void creditNotes.set(note.id, note)),
      ofJob: (job) =>
        Effect.map(mine, ({ creditNotes }) => [...creditNotes.values()].find(({ jobId }) => jobId === job))
    })
  })
).pipe(Layer.provide(Shelves.empty))
