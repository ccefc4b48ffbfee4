import { Result } from "effect"
import type { GlassFit } from "#domain/nags/GlassFit.ts"
import type { GlassPart } from "#domain/nags/GlassPart.ts"
import { type Cells, cellsBy, packPart, unpackPart } from "./columns.ts"
import { csvRecords } from "./csvRecords.ts"
import { type Fault, partOfCells } from "./partOfCells.ts"

/** An error in a file and the line it is on. */
export interface RowFault extends Fault {
  readonly line: number
}

/** Thrown when the header line lacks columns or the file is empty, so that nothing can be read. */
export class InvalidCatalogFile extends Error {}

/**
 * Reads the parts and vehicles of a catalog file as a stream. Invalid rows are reported through `onFault` and skipped.
 * If a part has several prices, the newest one in force on `today` (YYYY-MM-DD) is used. Further vehicles of a part
 * that was priced on an earlier row need only its number.
 */
export async function* readCatalog(
  pieces: AsyncIterable<string>,
  today: string,
  onFault: (fault: RowFault) => void
): AsyncIterable<GlassFit> {
  const parts: Parts = { packed: new Map(), latest: undefined }
  let read: ((cells: ReadonlyArray<string>) => Cells) | undefined
  for await (const { line, cells: written } of csvRecords(pieces)) {
    if (read === undefined) {
      const by = cellsBy(written)
      if ("missing" in by)
        throw new InvalidCatalogFile(
          `The first line of the file must contain the column names; missing: ${by.missing.join(", ")}.`
        )
      read = by.read
      continue
    }
    const cells = read(written)
    const fit = Result.flatMap(partIn(cells, parts, today), (part) => fitOf(cells, part))
    if (Result.isSuccess(fit)) yield fit.success
    else for (const fault of fit.failure) onFault({ line, ...fault })
  }
  if (read === undefined) throw new InvalidCatalogFile("The file is empty.")
}

/**
 * The parts read so far, packed, and the latest one as parsed, because a part's further vehicles usually follow
 * immediately.
 */
interface Parts {
  readonly packed: Map<string, string>
  latest: { readonly packed: string; readonly part: GlassPart } | undefined
}

const partIn = (cells: Cells, parts: Parts, today: string): Result.Result<GlassPart, ReadonlyArray<Fault>> => {
  const packed = parts.packed.get(cells.part_number)
  if (packed !== undefined && cells.list_price === "" && cells.description === "") return recalled(parts, packed)
  return Result.flatMap(partOfCells(cells), (part) => {
    const before = packed === undefined ? undefined : unpackPart(packed).effective_date
    const isNewer =
      before === undefined || (part.effectiveDate <= today && (part.effectiveDate > before || before > today))
    if (packed !== undefined && !isNewer) return recalled(parts, packed)
    parts.latest = { packed: packPart(cells), part }
    parts.packed.set(part.partNumber, parts.latest.packed)
    return Result.succeed(part)
  })
}

const recalled = ({ latest }: Parts, packed: string): Result.Result<GlassPart, ReadonlyArray<Fault>> =>
  latest?.packed === packed ? Result.succeed(latest.part) : partOfCells(unpackPart(packed))

const fitOf = (
  { make, model, body_style: bodyStyle, first_year, last_year }: Cells,
  part: GlassPart
): Result.Result<GlassFit, ReadonlyArray<Fault>> => {
  const [firstYear, lastYear] = [yearOf(first_year), yearOf(last_year)]
  const faults = [
    ...(make === "" ? [{ column: "make", why: "is empty" }] : []),
    ...(model === "" ? [{ column: "model", why: "is empty" }] : []),
    ...(firstYear === undefined ? [{ column: "first_year", why: `"${first_year}" is not a model year` }] : []),
    ...(lastYear === undefined ? [{ column: "last_year", why: `"${last_year}" is not a model year` }] : []),
    ...(firstYear !== undefined && lastYear !== undefined && firstYear > lastYear
      ? [{ column: "last_year", why: "is before first_year" }]
      : [])
  ]
  return faults.length > 0
    ? Result.fail(faults)
    : Result.succeed({ make, model, bodyStyle, firstYear: firstYear!, lastYear: lastYear!, part })
}

const yearOf = (text: string) => (/^(19|20)\d{2}$/.test(text) ? Number(text) : undefined)
