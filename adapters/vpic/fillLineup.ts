import type { DatabaseSync } from "node:sqlite"
import { yearCode } from "#domain/vin/modelYear.ts"
import { meet, readKeys, type VinKeys, yearCodes } from "./vinKeys.ts"

interface Keyed { readonly schema: number; readonly glob: string; readonly value: string }
interface Span { readonly schema: number; readonly first: number; readonly last: number }

/**
 * Which bodies of which models were made in which years: cars, MPVs and trucks of makers of 1,000 a year or more, whose code
 * has three characters (49 CFR 565.15). A range left open is believed for five years; then of trucks, which are filed for long,
 * while their maker still files, and of others not.
 */
export const fillLineup = (db: DatabaseSync): void => {
  const all = <Row>(sql: string) => db.prepare(sql).all() as ReadonlyArray<unknown> as ReadonlyArray<Row>
  const spans = Map.groupBy(all<Span>(shown), (span) => span.schema)
  const bodies = Map.groupBy(all<Keyed>(bodyPatterns), (body) => body.schema)
  const models = new Map(all<{ id: string; make: string; name: string }>("select id, make, name from model").map((model) => [model.id, model]))
  const insert = db.prepare("insert or ignore into lineup (year, make, model, body) values (?, ?, ?, ?)")
  const keysOf = remember(readKeys)

  for (const { schema, glob, value } of all<Keyed>(modelPatterns)) {
    const model = models.get(value)
    if (model === undefined) continue
    const mine = keysOf(glob)
    const fitting = (bodies.get(schema) ?? []).filter((body) => meet(mine, keysOf(body.glob)))
    const years = (body?: VinKeys) => (spans.get(schema) ?? []).flatMap(yearsOf).filter((year) => inYear(mine, year) && inYear(body, year))
    if (fitting.length === 0) for (const year of years()) insert.run(year, model.make, model.name, "")
    for (const body of fitting) for (const year of years(keysOf(body.glob))) insert.run(year, model.make, model.name, body.value)
  }
  db.exec(forgetNameless)
}

const inYear = (keys: VinKeys | undefined, year: number) => keys === undefined || (yearCodes(keys)?.has(yearCode(year)) ?? true)

const yearsOf = ({ first, last }: Span) => Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step)

const remember = <A>(read: (text: string) => A) => {
  const known = new Map<string, A>()
  return (text: string): A => {
    const before = known.get(text)
    if (before !== undefined) return before
    const now = read(text)
    known.set(text, now)
    return now
  }
}

const shown = `
with newest as (select max(first_year) as year from coverage),
  filed as (select wmi, max(first_year) as year from coverage group by wmi)
select distinct schema, max(first_year, 1981) as first,
  case when last_year < 2999 then min(last_year, newest.year) when first_year >= newest.year - 5 then newest.year
    when type = 'Truck' then filed.year else first_year end as last
from coverage join wmi using (wmi) join filed using (wmi), newest
where type in ('Passenger Car', 'Truck', 'Multipurpose Passenger Vehicle (MPV)') and length(wmi) = 3`

const patterns = (element: number) => `select distinct schema, glob, value from pattern where element = ${element} and schema in (select schema from (${shown}))`
const modelPatterns = patterns(28)
const bodyPatterns = patterns(5)

const forgetNameless = `
delete from lineup where body = '' and exists
  (select 1 from lineup other where other.year = lineup.year and other.make = lineup.make and other.model = lineup.model and other.body <> '')`
