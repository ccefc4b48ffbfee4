import { Effect, Layer } from "effect"
import { type EdiStray, type EdiStrayId, mostStrays } from "#domain/edi/EdiStray.ts"
import { EdiStrays } from "#domain/edi/EdiStrays.ts"
import { recordsOf, Shelves } from "./Shelves.ts"
import { sorted } from "./sorted.ts"

interface Kept {
  readonly stray: EdiStray
  readonly content: string
}

/** What came from partners and has no place, over maps. */
export const ediStraysMemory = Layer.effect(
  EdiStrays,
  Effect.gen(function* () {
    const strays = recordsOf<EdiStrayId, Kept>(yield* Shelves, "edi-strays")
    return EdiStrays.of({
      add: (stray, content) =>
        Effect.map(strays, (kept) => {
          const isKnown =
            stray.fileName !== "" &&
            [...kept.values()].some(
              (one) =>
                one.stray.network === stray.network && one.stray.fileName === stray.fileName && one.content === content
            )
          if (!isKnown) kept.set(stray.id, { stray, content })
          return !isKnown
        }),
      list: (isSettled) =>
        Effect.map(strays, (kept) =>
          sorted(
            [...kept.values()].map(({ stray }) => stray).filter(({ settled }) => (settled !== null) === isSettled),
            ({ at, id, settled }) => [settled?.at ?? at, id],
            isSettled
          ).slice(0, mostStrays)
        ),
      open: (id) => Effect.map(strays, (kept) => kept.get(id)?.stray),
      content: (id) => Effect.map(strays, (kept) => kept.get(id)?.content),
      settle: (id, settled) =>
        Effect.map(strays, (kept) => {
          const found = kept.get(id)
          if (found !== undefined) kept.set(id, { ...found, stray: { ...found.stray, settled } })
        })
    })
  })
).pipe(Layer.provide(Shelves.empty))
