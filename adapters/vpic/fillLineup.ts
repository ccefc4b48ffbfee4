import type { DatabaseSync } from "node:sqlite"
import { yearCode } from "#domain/vin/modelYear.ts"
import { meet, readKeys, type VinKeys, yearCodes } from "./vinKeys.ts"

interface Keyed { readonly schema: number; readonly keys: VinKeys; readonly value: string }
interface Span { readonly wmi: string; readonly schema: number; readonly first: number; readonly last: number }

/**
 * Which bodies of which models were made in which years: cars, MPVs and trucks of makers of 1,000 a year or more, whose code
 * has three characters (49 CFR 565.15). A body belongs to a model when some VIN fits the patterns of both; they stand in one
 * schema, or else in another the maker uses that year. A range left open is believed for five years; then of trucks, which are
 * filed for long, while their maker still files, and of others not.
 */
export const fillLineup = (db: DatabaseSync): void => {
  const read = remember(readKeys)
  const keyed = (element: number) =>
    db.prepare(patterns).all(element).map((row): Keyed => ({ schema: Number(row["schema"]), keys: read(String(row["glob"])), value: String(row["value"]) }))
  const spans = db.prepare(shown).all() as unknown as ReadonlyArray<Span>
  const models = new Map(db.prepare("select id, make, name from model").all().map((row) => [row["id"], [String(row["make"]), String(row["name"])] as const]))
  const insert = db.prepare(`insert into lineup (year, make, model, body, own) values (?, ?, ?, ?, ?) on conflict do update set own = max(own, excluded.own)`)
  const spansOf = Map.groupBy(spans, ({ schema }) => schema)
  const filed = Map.groupBy(db.prepare("select wmi, schema, first_year as first, last_year as last from coverage").all() as unknown as ReadonlyArray<Span>, ({ wmi }) => wmi)
  const bodiesOf = Map.groupBy(keyed(5), ({ schema }) => schema)

  for (const model of keyed(28)) {
    const [make, name] = models.get(model.value) ?? []
    if (make === undefined || name === undefined) continue
    const fitting = remember((schema: number) => (bodiesOf.get(schema) ?? []).filter(({ keys }) => meet(model.keys, keys)))
    const bodiesIn = (year: number, schemas: ReadonlyArray<Span>) =>
      new Set(schemas.flatMap(({ schema }) => fitting(schema)).filter(({ keys }) => inYear(keys, year)).map(({ value }) => value))
    for (const span of spansOf.get(model.schema) ?? []) {
      for (const year of yearsOf(span).filter((year) => inYear(model.keys, year))) {
        const own = bodiesIn(year, [span])
        const bodies = own.size > 0 ? own : bodiesIn(year, filed.get(span.wmi)!.filter(({ first, last }) => first <= year && year <= last))
        for (const body of bodies.size > 0 ? bodies : [""]) insert.run(year, make, name, body, Number(own.size > 0))
      }
    }
  }
  db.exec(forgetUnlikely)
}

const inYear = (keys: VinKeys, year: number) => yearCodes(keys)?.has(yearCode(year)) ?? true

const yearsOf = ({ first, last }: Span) => Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step)

const remember = <Key, A>(find: (key: Key) => A) => {
  const known = new Map<Key, A>()
  return (key: Key): A => {
    const found = known.get(key) ?? find(key)
    known.set(key, found)
    return found
  }
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

/** No body beside a known one; what was only borrowed, of a model known to have others; and a bus that is an SUV as well. */
const forgetUnlikely = `
create temp table known as select distinct make, model, body from lineup where own and body <> '';
create index temp.known_model on known (make, model, body);
delete from lineup where not own
  and exists (select 1 from known where known.make = lineup.make and known.model = lineup.model)
  and not exists (select 1 from known where known.make = lineup.make and known.model = lineup.model and known.body = lineup.body)
  and exists (select 1 from lineup other join known using (make, model, body)
    where other.year = lineup.year and other.make = lineup.make and other.model = lineup.model);
delete from lineup where (body = '' or body like 'Bus%') and exists (select 1 from lineup other
  where other.year = lineup.year and other.make = lineup.make and other.model = lineup.model and other.body <> '' and (lineup.body = '' or other.body = 'SUV'));
drop table known`
