import { Effect, Layer } from "effect"
import { type GlassFit, vehicleKey } from "#domain/nags/GlassFit.ts"
import type { GlassPart } from "#domain/nags/GlassPart.ts"
import { catalogNumber } from "#domain/nags/PartNumber.ts"
import { GlassPartNotFound, Nags, sortParts } from "#domain/nags/Nags.ts"

/** In-memory glass catalog with the given fits: `nagsMemory(sampleCatalogue(models).fits())`. */
export const nagsMemory = (fits: Iterable<GlassFit> = []) =>
  Layer.sync(Nags, () => {
    const all = [...fits]
    const byModel = Map.groupBy(all, ({ make, model }) => modelKey(make, model))
    const parts = new Map<string, GlassPart>(all.map(({ part }) => [part.partNumber, part]))
    return Nags.of({
      findFitting: (search, types) =>
        Effect.sync(() => {
          const mine = (byModel.get(modelKey(search.make, search.model)) ?? []).filter(
            (fit) =>
              fit.firstYear <= search.year &&
              search.year <= fit.lastYear &&
              sameBody(fit.bodyStyle, search.bodyStyle) &&
              (types.length === 0 || types.includes(fit.part.glassType))
          )
          return sortParts(new Set(mine.map(({ part }) => part)))
        }),
      get: Effect.fn("Nags.get")(function* (partNumber) {
        return parts.get(catalogNumber(partNumber)) ?? (yield* new GlassPartNotFound({ partNumber }))
      }),
      matching: (partNumber) =>
        Effect.sync(() =>
          sortParts([...parts.values()].filter((part) => part.partNumber.startsWith(catalogNumber(partNumber))))
        )
    })
  })

const modelKey = (make: string, model: string) => `${vehicleKey(make)}|${vehicleKey(model)}`

/** An empty body style on either side matches any body style. */
const sameBody = (fits: string, sought: string) =>
  fits === "" || sought.trim() === "" || vehicleKey(fits) === vehicleKey(sought)
