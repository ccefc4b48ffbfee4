import type { DatabaseSync } from "node:sqlite"
import { yearCode } from "#domain/vin/modelYear.ts"
import { addSoldModels, type SoldModel } from "./soldAs.ts"
import { lookAlike, keysOverlap, readKeys, type VinKeys, yearCodes } from "./vinKeys.ts"

interface Keyed {
  readonly schema: number
  readonly keys: VinKeys
  readonly value: string
}
interface Span {
  readonly wmi: string
  readonly schema: number
  readonly first: number
  readonly last: number
}

/**
 * Determines which bodies each model had in which years, for cars, MPVs and trucks of makers of 1,000 or more a year,
 * whose code has three characters (49 CFR 565.15). A body belongs to a model if some VIN matches the patterns of both,
 * in the same schema or, failing that, in another schema the maker uses that year. An open-ended range counts for five
 * years. After that, trucks, which stay filed for a long time, count as long as their maker still files schemas; others
 * count for their first year only.
 */
export const fillLineup = (db: DatabaseSync): void => {
  const read = remember(readKeys)
  const keyed = (element: number) =>
    db
      .prepare(patterns)
      .all(element)
      .map((row): Keyed => ({
        schema: Number(row["schema"]),
        keys: read(String(row["glob"])),
        value: String(row["value"])
      }))
  const spans = (sql: string) => db.prepare(sql).all() as unknown as ReadonlyArray<Span>
  const offered = Map.groupBy(spans(shown), ({ schema }) => schema)
  const filed = Map.groupBy(
    spans("select wmi, schema, first_year as first, last_year as last from coverage"),
    ({ wmi }) => wmi
  )
  const bodiesOf = Map.groupBy(keyed(5), ({ schema }) => schema)
  const lineup = remember((_model: string) => new Map<number, Map<string, Confidence>>())

  for (const model of [...keyed(28), ...addSoldModels(db, keyed)] as ReadonlyArray<SoldModel>) {
    const fitting = remember((schema: number) =>
      (bodiesOf.get(schema) ?? []).filter(({ keys }) => keysOverlap(model.keys, keys))
    )
    const bodiesIn = (year: number, spans: ReadonlyArray<Span>) =>
      spans.flatMap(({ schema }) => fitting(schema)).filter(({ keys }) => inYear(keys, year))
    for (const span of offered.get(model.schema) ?? []) {
      for (const year of yearsOf(span).filter((year) => inYear(model.keys, year))) {
        const own = bodiesIn(year, [span])
        const others =
          own.length > 0
            ? []
            : bodiesIn(
                year,
                filed.get(span.wmi)!.filter(({ first, last }) => first <= year && year <= last)
              )
        const known = ofYear(lineup(model.value), year)
        const add = (body: string, sure: Confidence) =>
          known.set(body, Math.max(sure, known.get(body) ?? 0) as Confidence)
        for (const { keys, value } of own) add(model.body ?? value, lookAlike(model.keys, keys) ? 2 : 1)
        for (const { value } of others) add(model.body ?? value, 0)
      }
    }
  }

  const insert = db.prepare(
    "insert or ignore into lineup (year, make, model, body) select ?, make, name, ? from model where id = ?"
  )
  for (const [model, years] of lineup.known) {
    const bodies = likelyBodies(years)
    for (const year of years.keys()) for (const body of bodies(year)) insert.run(year, body, model)
  }
}

const inYear = (keys: VinKeys, year: number) => yearCodes(keys)?.has(yearCode(year)) ?? true

const yearsOf = ({ first, last }: Span) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step)

const ofYear = (years: Map<number, Map<string, Confidence>>, year: number) => {
  const bodies = years.get(year) ?? new Map<string, Confidence>()
  years.set(year, bodies)
  return bodies
}

const remember = <Key, A>(find: (key: Key) => A) => {
  const known = new Map<Key, A>()
  return Object.assign(
    (key: Key): A => {
      const found = known.get(key) ?? find(key)
      known.set(key, found)
      return found
    },
    { known }
  )
}

const shown = `
with newest as (select max(first_year) as year from coverage),
  filed as (select wmi, max(first_year) as year from coverage group by wmi)
select wmi, schema, max(first_year, 1981) as first,
  case when last_year < 2999 then min(last_year, newest.year) when first_year >= newest.year - 5 then newest.year
    when type = 'Truck' then filed.year else first_year end as last
from coverage join wmi using (wmi) join filed using (wmi), newest
where type in ('Passenger Car', 'Truck', 'Multipurpose Passenger Vehicle (MPV)') and length(wmi) = 3`

const patterns = `select distinct schema, glob, value from pattern where element = ? and schema in (select schema from (${shown}))`

/**
 * How certain it is that a model had a body: 2 if the patterns share a position, 1 if they are in the same schema, 0 if
 * only the maker uses the body that year.
 */
export type Confidence = 0 | 1 | 2

/** Bodies of one model, by model year. */
type BodiesByYear = ReadonlyMap<number, ReadonlyMap<string, Confidence>>

/**
 * Returns the bodies to offer for a year. Bodies known only from the maker are left out if, in any year, the model is
 * known with certainty to have others offered that year. So is a bus that is also listed as an SUV (vPIC lists both for
 * police and fleet cars). "" stands for no known body.
 */
export const likelyBodies = (model: BodiesByYear) => {
  const all = [...model.values()].flatMap((bodies) => [...bodies])
  const surest = Math.max(...all.map(([, sure]) => sure))
  const known = new Set(all.filter(([, sure]) => surest > 0 && sure === surest).map(([body]) => body))
  return (year: number): ReadonlyArray<string> => {
    const bodies = [...(model.get(year) ?? [])]
    const likely = bodies.filter(([body, sure]) => sure > 0 || known.has(body))
    const names = (likely.length > 0 ? likely : bodies).map(([body]) => body)
    const offered = names.includes("SUV") ? names.filter((name) => !name.startsWith("Bus")) : names
    return offered.length > 0 ? offered : [""]
  }
}
