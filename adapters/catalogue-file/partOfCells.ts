import { Result, Schema, SchemaIssue } from "effect"
import { GlassPart } from "#domain/nags/GlassPart.ts"
import { PartNumber } from "#domain/nags/PartNumber.ts"
import type { Cells } from "./columns.ts"

/** An invalid cell and the reason. */
export interface Fault {
  readonly column: string
  readonly why: string
}

const decode = Schema.decodeUnknownResult(GlassPart)
const isPartNumber = Schema.is(PartNumber)

/**
 * Parses a row's part, or returns everything that is wrong with it. Money is in dollars, hours and quantities in
 * decimals: 689.35, 3.3.
 */
export const partOfCells = (cells: Cells): Result.Result<GlassPart, ReadonlyArray<Fault>> => {
  const faults: Array<Fault> = []
  const number = (column: keyof Cells, text: string = cells[column]) => {
    if (!/^\d{1,7}(\.\d{1,2})?$/.test(text))
      faults.push({ column, why: `"${text}" is not a number with at most two decimals` })
    return Math.round(Number(text) * 100)
  }
  if (!isPartNumber(cells.part_number))
    faults.push({
      column: "part_number",
      why: `"${cells.part_number}" is not a part number in canonical form, such as DW01658GBYN`
    })
  if (cells.description === "") faults.push({ column: "description", why: "is empty" })
  if (!isDay(cells.effective_date))
    faults.push({ column: "effective_date", why: `"${cells.effective_date}" is not a date in the form 2026-09-01` })
  const part = {
    partNumber: cells.part_number,
    description: cells.description,
    glassType: cells.glass_type,
    position: cells.position,
    features: words(cells.features),
    listPrice: number("list_price"),
    effectiveDate: cells.effective_date,
    laborHours: number("labor_hours"),
    kit: {
      partNumber: cells.kit_number,
      kind: cells.kit_kind === "" ? "base" : cells.kit_kind,
      quantity: cells.kit_quantity === "" ? 0 : number("kit_quantity")
    },
    hardware:
      cells.hardware === ""
        ? []
        : cells.hardware.split("|").map((piece) => {
            const [partNumber = "", kind = "", quantity = "", listPrice = "", ...description] = piece
              .split(":")
              .map((word) => word.trim())
            return {
              partNumber,
              kind,
              quantity: number("hardware", quantity),
              listPrice: number("hardware", listPrice),
              description: description.join(":")
            }
          }),
    calibration: cells.calibration === "" ? "none" : cells.calibration,
    sample: false
  }
  if (faults.length > 0) return Result.fail(faults)
  return Result.mapError(decode(part, { errors: "all" }), ({ issue }) =>
    formatted(issue).issues.map(({ message, path = [] }) => ({ column: byField[String(path[0])] ?? "", why: message }))
  )
}

const formatted = SchemaIssue.makeFormatterStandardSchemaV1()

const words = (text: string) => text.split(/[\s|;]+/).filter((word) => word !== "")

/** Returns whether a text is a valid calendar date. */
const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)

const byField: Readonly<Record<string, string>> = {
  glassType: "glass_type",
  position: "position",
  features: "features",
  listPrice: "list_price",
  laborHours: "labor_hours",
  kit: "kit_kind",
  hardware: "hardware",
  calibration: "calibration"
}
