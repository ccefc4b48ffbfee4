import type { GlassFit } from "#domain/nags/GlassFit.ts"
import type { GlassPart } from "#domain/nags/GlassPart.ts"
import { chance } from "./chance.ts"
import { hardwareOf } from "./hardwareOf.ts"
import { Numbers } from "./Numbers.ts"
import type { Pane } from "./Pane.ts"
import { panesOf } from "./panesOf.ts"
import { partsOf } from "./partsOf.ts"
import type { VehicleModel } from "./VehicleModel.ts"

/** Goes up when the same models would give other parts. */
export const shape = 2

/** What a made-up catalogue answers. */
export interface SampleCatalogue {
  /** Another one whenever models or shape change: what is kept under it need not be made again. */
  readonly edition: string
  /** The panes of one vehicle; an empty body means every body of the model. */
  readonly partsFor: (
    model: Pick<VehicleModel, "make" | "model">,
    year: number,
    body: string
  ) => ReadonlyArray<GlassPart>
  /** The whole catalogue, model by model, made as it is read. */
  readonly fits: () => Iterable<GlassFit>
}

/**
 * A made-up glass catalogue over real vehicle models, in NAGS' grammar and with none of its data (trade 2.6).
 * The same models give the same parts on every machine, whatever their order; no two panes share a number. Nothing is
 * made before it is asked for.
 */
export const sampleCatalogue = (models: ReadonlyArray<VehicleModel>): SampleCatalogue => {
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

/** Numbers are given to all panes in one order: what is asked for first must not decide them. */
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
