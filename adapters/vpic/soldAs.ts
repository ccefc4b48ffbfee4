import type { DatabaseSync } from "node:sqlite"
import { meet, type VinKeys } from "./vinKeys.ts"

interface SoldAs {
  readonly make: string
  /** The model that vPIC files it under. */
  readonly model: string
  /** vPIC's number of the element that tells it apart, and what the element then says. */
  readonly element: number
  readonly says: string
  /** What its maker calls it. */
  readonly name: string
}

const fuel = 24
const series = 34

/**
 * Vehicles that vPIC files under the model of another, with another body and so other glass: the battery-electric ones of General Motors
 * and Ford, whose patterns give that model no other electric drive, and the old Ram 1500 that was sold beside the new one as the Classic.
 */
const soldAs: ReadonlyArray<SoldAs> = [
  { make: "Chevrolet", model: "Blazer", element: fuel, says: "Electric", name: "Blazer EV" },
  { make: "Chevrolet", model: "Equinox", element: fuel, says: "Electric", name: "Equinox EV" },
  { make: "Chevrolet", model: "Silverado", element: fuel, says: "Electric", name: "Silverado EV" },
  { make: "GMC", model: "Sierra", element: fuel, says: "Electric", name: "Sierra EV" },
  { make: "Ford", model: "F-150", element: fuel, says: "Electric", name: "F-150 Lightning" },
  { make: "Ford", model: "Transit", element: fuel, says: "Electric", name: "E-Transit" },
  { make: "Ram", model: "1500", element: series, says: "Classic (DS)", name: "1500 Classic" }
]

/** What a vehicle is called, by its model and all else that its VIN says, by vPIC's numbers of elements. */
export const soldName = (make: string, model: string, said: ReadonlyMap<number, string>): string =>
  soldAs.find((one) => one.make === make && one.model === model && said.get(one.element) === one.says)?.name ?? model

interface Keyed { readonly schema: number; readonly keys: VinKeys; readonly value: string }

/** Adds them to the models, so that lists offer them too; gives the patterns of each, as `keyed` reads those of an element. */
export const addSoldModels = (db: DatabaseSync, keyed: (element: number) => ReadonlyArray<Keyed>): ReadonlyArray<Keyed> => {
  const models = keyed(28)
  const ids = db.prepare("select id from model where make = ? and name = ?")
  const add = db.prepare("insert or ignore into model (id, make, name) values (?, ?, ?)")
  return soldAs.flatMap(({ make, model, element, says, name }) => {
    const tell = Map.groupBy(keyed(element).filter(({ value }) => value === says), ({ schema }) => schema)
    return ids.all(make, model).flatMap(({ id }) => {
      const value = `${String(id)} ${name}`
      add.run(value, make, name)
      return models.filter((one) => one.value === id).flatMap(({ keys, schema }) =>
        (tell.get(schema) ?? []).filter((one) => meet(one.keys, keys)).map((one) => ({ schema, value, keys: both(keys, one.keys) })))
    })
  })
}

/** What fits two patterns at once. */
const both = (one: VinKeys, other: VinKeys): VinKeys =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, at) => {
    const [mine, theirs] = [one[at], other[at]]
    return mine === undefined || theirs === undefined ? mine ?? theirs : new Set([...mine].filter((character) => theirs.has(character)))
  })
