import type pg from "pg"
import { baseNumber } from "#domain/nags/PartNumber.ts"
import { type GlassFit, vehicleKey } from "#domain/nags/GlassFit.ts"
import type { GlassPart } from "#domain/nags/GlassPart.ts"

/** Rows sent per statement: large enough to be fast, small enough to save memory. */
const batch = 2_000

/**
 * Writes parts and their fits to the catalog, replacing those with the same numbers, and returns the number of parts.
 * Reads `fits` once, as a stream. If a part or fit occurs more than once, the last one wins.
 */
export const writeFits = async (
  client: pg.ClientBase,
  fits: Iterable<GlassFit> | AsyncIterable<GlassFit>
): Promise<number> => {
  const written = new Set<string>()
  const parts = new Map<string, GlassPart>()
  const rows = new Map<string, GlassFit>()
  const send = async () => {
    await client.query(insertParts, [
      JSON.stringify([...parts.values()].map((part) => ({ base: baseNumber(part.partNumber), part })))
    ])
    await client.query(insertFits, columns([...rows.values()]))
    parts.clear()
    rows.clear()
  }
  for await (const fit of fits) {
    const { part, make, model, bodyStyle, firstYear } = fit
    parts.set(part.partNumber, part)
    written.add(part.partNumber)
    rows.set([vehicleKey(make), vehicleKey(model), vehicleKey(bodyStyle), part.partNumber, firstYear].join("|"), fit)
    if (rows.size === batch) await send()
  }
  await send()
  return written.size
}

const insertParts = `
insert into glass_part (part_number, base, glass_type, body)
select part ->> 'partNumber', base, part ->> 'glassType', part from jsonb_to_recordset($1) as row (base text, part jsonb)
on conflict (part_number) do update set glass_type = excluded.glass_type, body = excluded.body where glass_part.body is distinct from excluded.body`

const insertFits = `
insert into glass_fit (make, model, body_style, part_number, first_year, last_year)
select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::smallint[], $6::smallint[])
on conflict (make, model, body_style, part_number, first_year) do update set last_year = excluded.last_year`

const columns = (fits: ReadonlyArray<GlassFit>) => [
  fits.map(({ make }) => vehicleKey(make)),
  fits.map(({ model }) => vehicleKey(model)),
  fits.map(({ bodyStyle }) => vehicleKey(bodyStyle)),
  fits.map(({ part }) => part.partNumber),
  fits.map(({ firstYear }) => firstYear),
  fits.map(({ lastYear }) => lastYear)
]
