import type { DatabaseSync } from "node:sqlite"
import { yearCode } from "#domain/vin/modelYear.ts"
import { meet, type VinKeys } from "./vinKeys.ts"

interface SoldAs {
  readonly make: string
  /** The model that vPIC files it under. */
  readonly model: string
  /**
   * What tells it apart: what an element of vPIC says, by its number, or the kind of vehicle that its maker's code
   * stands for.
   */
  readonly by: { readonly element: number; readonly says: (value: string) => boolean } | { readonly type: string }
  /** What its maker calls it. */
  readonly name: string
  /** Its body, where vPIC files the other one's. */
  readonly body?: string
  /** The first model year in which it is another vehicle. */
  readonly from?: number
}

const is = (element: number, ...values: ReadonlyArray<string>) => ({
  element,
  says: (value: string) => values.includes(value)
})
const begins = (element: number, text: string) => ({
  element,
  says: (value: string) => value === text || value.startsWith(`${text} `)
})
const electric = is(24, "Electric")
const heavyDuty = is(34, "2500 HD", "3500 HD", "HD")
const heavier = is(34, "2500", "3500")
const trim = 38

/**
 * Vehicles that vPIC files under the model of another, with another body and so other glass: the battery-electric ones
 * of General Motors and Ford, whose patterns give that model no other electric drive; the old Ram 1500 that was sold
 * beside the new one as the Classic; the long Escalade and the one with a bed, and the H3 with a bed; the heavy-duty
 * Silverado and Sierra in the years in which they are another vehicle: in 2014 they kept the cab that the light ones
 * had left, and from 2019 on vPIC has models for them, though not for all.
 */
const soldAs: ReadonlyArray<SoldAs> = [
  { make: "Chevrolet", model: "Blazer", by: electric, name: "Blazer EV" },
  { make: "Chevrolet", model: "Equinox", by: electric, name: "Equinox EV" },
  { make: "Chevrolet", model: "Silverado", by: electric, name: "Silverado EV" },
  { make: "GMC", model: "Sierra", by: electric, name: "Sierra EV" },
  { make: "Ford", model: "F-150", by: electric, name: "F-150 Lightning" },
  { make: "Ford", model: "Transit", by: electric, name: "E-Transit" },
  { make: "Ram", model: "1500", by: is(34, "Classic (DS)"), name: "1500 Classic" },
  { make: "Cadillac", model: "Escalade", by: begins(trim, "ESV"), name: "Escalade ESV" },
  { make: "Cadillac", model: "Escalade", by: is(5, "Pickup", "Sport Utility Truck"), name: "Escalade EXT" },
  { make: "Hummer", model: "H3", by: { type: "Truck" }, name: "H3T", body: "Pickup" },
  { make: "Chevrolet", model: "Silverado", by: heavyDuty, name: "Silverado HD" },
  { make: "Chevrolet", model: "Silverado", by: heavier, name: "Silverado HD", from: 2019 },
  { make: "GMC", model: "Sierra", by: heavyDuty, name: "Sierra HD" },
  { make: "GMC", model: "Sierra", by: heavier, name: "Sierra HD", from: 2019 }
]

interface Filed {
  readonly year: number
  readonly make: string
  readonly model: string
  readonly body: string
  readonly type: string
}

/**
 * What a vehicle is called and which body it has, by what it is filed under, its maker's kind of vehicle, and all else
 * that its VIN says, by vPIC's numbers of elements.
 */
export const soldName = (
  filed: Filed,
  said: ReadonlyMap<number, string>
): { readonly model: string; readonly body: string } => {
  const found = soldAs.find(
    ({ by, from = 0, make, model }) =>
      make === filed.make &&
      model === filed.model &&
      from <= filed.year &&
      ("type" in by ? by.type === filed.type : said.has(by.element) && by.says(said.get(by.element)!))
  )
  return { model: found?.name ?? filed.model, body: found?.body ?? filed.body }
}

interface Keyed {
  readonly schema: number
  readonly keys: VinKeys
  readonly value: string
}

/** The patterns of a model that was sold under a name of its own, and its body where that is another. */
export interface SoldModel extends Keyed {
  readonly body?: string | undefined
}

/**
 * Adds them to the models, so that lists offer them too; gives the patterns of each, as `keyed` reads those of an
 * element.
 */
export const addSoldModels = (
  db: DatabaseSync,
  keyed: (element: number) => ReadonlyArray<Keyed>
): ReadonlyArray<SoldModel> => {
  const models = keyed(28)
  const ids = db.prepare("select id from model where make = ? and name = ?")
  const add = db.prepare("insert or ignore into model (id, make, name) values (?, ?, ?)")
  const typed = db.prepare("select distinct schema from coverage join wmi using (wmi) where type = ?")
  return soldAs.flatMap(({ body, by, from, make, model, name }) => {
    const years = from === undefined ? [] : yearsFrom(from)
    const told = (): ReadonlyMap<number, ReadonlyArray<VinKeys>> =>
      "type" in by
        ? new Map(typed.all(by.type).map(({ schema }) => [Number(schema), [[]]]))
        : new Map(
            [
              ...Map.groupBy(
                keyed(by.element).filter(({ value }) => by.says(value)),
                ({ schema }) => schema
              )
            ].map(([schema, patterns]) => [schema, patterns.map(({ keys }) => keys)])
          )
    const tell = told()
    return ids.all(make, model).flatMap(({ id }) => {
      const value = `${String(id)} ${name}`
      add.run(value, make, name)
      return models
        .filter((one) => one.value === id)
        .flatMap(({ keys, schema }) =>
          (tell.get(schema) ?? [])
            .map((one) => both(one, years))
            .filter((one) => meet(one, keys))
            .map((one) => ({ schema, value, keys: both(keys, one), body }))
        )
    })
  })
}

/** The keys of VINs of a model year or one of the twenty after it. */
const yearsFrom = (first: number): VinKeys => [
  ...Array<undefined>(6).fill(undefined),
  new Set(Array.from({ length: 20 }, (_, more) => yearCode(first + more)))
]

/** What fits two patterns at once. */
const both = (one: VinKeys, other: VinKeys): VinKeys =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, at) => {
    const [mine, theirs] = [one[at], other[at]]
    return mine === undefined || theirs === undefined
      ? (mine ?? theirs)
      : new Set([...mine].filter((character) => theirs.has(character)))
  })
