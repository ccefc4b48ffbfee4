import type { GlassFit } from "#domain/nags/GlassFit.ts"
import type { GlassPart } from "#domain/nags/GlassPart.ts"
import { chance } from "./chance.ts"
import { hardwareOf } from "./hardwareOf.ts"
import { Numbers } from "./Numbers.ts"
import type { Pane } from "./Pane.ts"
import { panesOf } from "./panesOf.ts"
import { partsOf } from "./partsOf.ts"
import type { VehicleModel } from "./VehicleModel.ts"

/** Incremented when the same models would generate different parts. */
export const shape = 2

/** The interface of a generated catalog. */
export interface SampleCatalog {
  /** Changes whenever models or shape change, so data cached under it is always valid. */
  readonly edition: string
  /** Returns the panes of one vehicle; an empty body style means every body of the model. */
  readonly partsFor: (
    model: Pick<VehicleModel, "make" | "model">,
    year: number,
    body: string
  ) => ReadonlyArray<GlassPart>
  /** Iterates over the entire catalog, model by model, generated lazily. */
  readonly fits: () => Iterable<GlassFit>
}

/**
 * Generates a fictional glass catalog for real vehicle models, in NAGS' part number format but without any of its data
 * (trade 2.6). The same models give the same parts on every machine, in any order, and no two panes share a number.
 * Everything is generated lazily.
 */
export const sampleCatalog = (models: ReadonlyArray<VehicleModel>): SampleCatalog => {
  const inOrder = models.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  const shelves = once(() => shelve(inOrder))
  return {
    edition: `${shape}.${models.length}.${Math.floor(chance(JSON.stringify(inOrder)) * 2 ** 32)}`,
    partsFor: (model, year, body) => {
      const { byModel, numbers } = shelves()
      return (byModel.get(keyOf(model)) ?? [])
        .filter((pane) => fits(pane, year, body))
        .flatMap((pane) => partsOf(pane, numbers))
    },
    fits: function* () {
      const { byModel, numbers } = shelves()
      for (const { make, model } of inOrder) {
        for (const pane of byModel.get(keyOf({ make, model })) ?? []) yield* fitsOf(make, model, pane, numbers)
      }
    }
  }
}

/** Assigns numbers to all panes in a fixed order, so that they do not depend on which are requested first. */
const shelve = (models: ReadonlyArray<VehicleModel>) => {
  const numbers = new Numbers()
  const byModel = new Map(models.map((model) => [keyOf(model), panesOf(model)]))
  for (const pane of [...byModel.values()].flat()) {
    numbers.glass(pane.prefix, pane.key)
    hardwareOf(pane, numbers)
  }
  return { numbers, byModel }
}

function* fitsOf(make: string, model: string, pane: Pane, numbers: Numbers): Iterable<GlassFit> {
  const { firstYear, lastYear, bodies } = pane
  for (const part of partsOf(pane, numbers))
    for (const bodyStyle of bodies) yield { make, model, firstYear, lastYear, bodyStyle, part }
}

const keyOf = ({ make, model }: Pick<VehicleModel, "make" | "model">) => `${make}|${model}`

const fits = ({ firstYear, lastYear, bodies }: Pane, year: number, body: string) =>
  firstYear <= year && year <= lastYear && (body === "" || bodies.includes(body) || bodies.includes(""))

const once = <A>(make: () => A) => {
  let made: { readonly value: A } | undefined
  return () => (made ??= { value: make() }).value
}
