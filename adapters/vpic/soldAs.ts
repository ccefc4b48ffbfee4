import type { DatabaseSync } from "node:sqlite"
import { yearCode } from "#domain/vin/modelYear.ts"
import { keysOverlap, type VinKeys } from "./vinKeys.ts"

interface SoldAs {
  readonly make: string
  /** The model under which vPIC files it. */
  readonly model: string
  /** What distinguishes it: the value of a vPIC element, by number, or the vehicle type of the maker's code. */
  readonly by: { readonly element: number; readonly says: (value: string) => boolean } | { readonly type: string }
  /** The maker's name for it. */
  readonly name: string
  /** Its body, if vPIC files the other model's body. */
  readonly body?: string
  /** The first model year in which it is a different vehicle. */
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
 * Vehicles that vPIC files under another model although they have a different body and thus different glass: the
 * battery-electric vehicles of General Motors and Ford, where the patterns give that model no other electric drive; the
 * old Ram 1500 that was sold alongside the new one as the Classic; the long Escalade and the one with a bed, and the H3
 * with a bed; and the heavy-duty Silverado and Sierra in the years when they are a different vehicle. In 2014 these
 * kept the cab that the light-duty trucks had abandoned, and from 2019 on vPIC has models for them, but not for all.
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
 * Returns a vehicle's name and body from the model it is filed under, the vehicle type of its maker's code, and the
 * other elements of its VIN, by vPIC element number.
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

/** The patterns of a model sold under its own name, and its body if different. */
export interface SoldModel extends Keyed {
  readonly body?: string | undefined
}

/** Adds these vehicles to the models, so lists offer them too, and returns their patterns in the format of `keyed`. */
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
            .filter((one) => keysOverlap(one, keys))
            .map((one) => ({ schema, value, keys: both(keys, one), body }))
        )
    })
  })
}

/** Returns the keys of VINs of the given model year or the nineteen after it. */
const yearsFrom = (first: number): VinKeys => [
  ...Array<undefined>(6).fill(undefined),
  new Set(Array.from({ length: 20 }, (_, more) => yearCode(first + more)))
]

/** Returns the keys that match both patterns. */
const both = (one: VinKeys, other: VinKeys): VinKeys =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, at) => {
    const [mine, theirs] = [one[at], other[at]]
    return mine === undefined || theirs === undefined
      ? (mine ?? theirs)
      : new Set([...mine].filter((character) => theirs.has(character)))
  })
